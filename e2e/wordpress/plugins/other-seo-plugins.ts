/**
 * The constant and the storage of each SEO plugin, taken from its source. The plugins themselves
 * come from the plugin directory, an outside service, so a must-use plugin imitates the one that
 * the cookie `story_other` names.
 */
export interface OtherSeoPlugin {
	readonly name: string;
	/** The constant that identifies the plugin. */
	readonly constant: string;
	/** Stored post data: meta, or a row of the plugin's own table. */
	readonly meta?: Readonly<Record<string, unknown>>;
	readonly row?: Readonly<Record<string, string>>;
	/** Empty for plugins without keyphrases. */
	readonly keywords: readonly string[];
}

const fields = {
	title: 'Their title',
	description: 'Their description',
	canonical: 'https://example.com/theirs',
};

export const otherSeoPlugins: readonly OtherSeoPlugin[] = [
	{
		name: 'Yoast SEO',
		constant: 'WPSEO_VERSION',
		meta: {
			_yoast_wpseo_title: fields.title,
			_yoast_wpseo_metadesc: fields.description,
			_yoast_wpseo_canonical: fields.canonical,
			_yoast_wpseo_focuskw: 'soft pretzel, salted',
		},
		keywords: ['soft pretzel, salted'],
	},
	{
		name: 'Rank Math',
		constant: 'RANK_MATH_VERSION',
		meta: {
			rank_math_title: fields.title,
			rank_math_description: fields.description,
			rank_math_canonical_url: fields.canonical,
			rank_math_focus_keyword: 'soft pretzel,lye roll',
		},
		keywords: ['soft pretzel', 'lye roll'],
	},
	{
		name: 'All in One SEO',
		constant: 'AIOSEO_VERSION',
		row: {
			title: fields.title,
			description: fields.description,
			canonical_url: fields.canonical,
			keyphrases: JSON.stringify({
				focus: { keyphrase: 'soft pretzel', score: 80, analysis: {} },
				additional: [{ keyphrase: 'lye roll', score: 60 }],
			}),
		},
		keywords: ['soft pretzel', 'lye roll'],
	},
	{
		name: 'SEOPress',
		constant: 'SEOPRESS_VERSION',
		meta: {
			_seopress_titles_title: fields.title,
			_seopress_titles_desc: fields.description,
			_seopress_robots_canonical: fields.canonical,
			_seopress_analysis_target_kw: 'soft pretzel,lye roll',
		},
		keywords: ['soft pretzel', 'lye roll'],
	},
	{
		name: 'The SEO Framework',
		constant: 'THE_SEO_FRAMEWORK_VERSION',
		meta: {
			_genesis_title: fields.title,
			_genesis_description: fields.description,
			_genesis_canonical_uri: fields.canonical,
			_tsf_title_no_blogname: 1,
		},
		keywords: [],
	},
	{
		name: 'Slim SEO',
		constant: 'SLIM_SEO_VER',
		meta: { slim_seo: fields },
		keywords: [],
	},
];

/** The expected answer of our REST API for a post with these fields of the plugin. */
export const foreignHead = ({ keywords, name }: OtherSeoPlugin) => ({
	owner: name,
	fields: { ...fields, keywords },
});

const constants = otherSeoPlugins.map(({ constant }) => `'${constant}'`).join(', ');

/** Blueprint step that installs the imitation, and a route that stores the other plugin’s data. */
export const otherSeoPlugin = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/other-seo-plugin.php',
	data: `<?php
if ( in_array( $_COOKIE['story_other'] ?? '', array( ${constants} ), true ) ) {
	define( $_COOKIE['story_other'], '99.0' );
}
add_action( 'rest_api_init', function () {
	register_rest_route( 'stories/v1', '/other', array(
		'methods'             => 'POST',
		'permission_callback' => '__return_true',
		'callback'            => function ( $request ) {
			global $wpdb;
			foreach ( $request['options'] ?? array() as $key => $value ) {
				update_option( $key, $value );
			}
			foreach ( $request['meta'] ?? array() as $key => $value ) {
				update_post_meta( (int) $request['post'], $key, $value );
			}
			if ( $request['row'] ) {
				require_once ABSPATH . 'wp-admin/includes/upgrade.php';
				dbDelta( "CREATE TABLE {$wpdb->prefix}aioseo_posts (
					id bigint(20) unsigned NOT NULL auto_increment,
					post_id bigint(20) unsigned NOT NULL,
					title text DEFAULT NULL,
					description text DEFAULT NULL,
					keyphrases longtext DEFAULT NULL,
					canonical_url text DEFAULT NULL,
					PRIMARY KEY  (id),
					KEY ndx_aioseo_posts_post_id (post_id)
				) {$wpdb->get_charset_collate()};" );
				$wpdb->insert( "{$wpdb->prefix}aioseo_posts", array( 'post_id' => (int) $request['post'] ) + $request['row'] );
			}
			return true;
		},
	) );
} );
`,
};

/**
 * Blueprint steps that install, without activating it, a plugin that owns the head in the way of Yoast
 * SEO: it takes the title, canonical and sitemaps away from WordPress, and hides authors because of an
 * option and dates because of its code.
 */
export const installedSeoPlugin: readonly object[] = [
	{ step: 'mkdir', path: '/wordpress/wp-content/plugins/wordpress-seo' },
	{
		step: 'writeFile',
		path: '/wordpress/wp-content/plugins/wordpress-seo/wp-seo.php',
		data: `<?php
/* Plugin Name: Yoast SEO */
define( 'WPSEO_VERSION', '28.4' );
final class Story_Head {
	public function hook() {
		remove_action( 'wp_head', '_wp_render_title_tag', 1 );
		remove_action( 'wp_head', 'rel_canonical' );
		remove_action( 'wp_head', 'wp_robots', 1 );
		add_action( 'wp_head', array( $this, 'print_head' ), 1 );
	}
	public function print_head() {
		$titles    = get_option( 'wpseo_titles', array() );
		$is_hidden = is_date() || ( is_author() && ! empty( $titles['noindex-author-wpseo'] ) );
		echo '<title>' . esc_html( is_singular() ? single_post_title( '', false ) . ' | Crumb Magazine' : wp_get_document_title() ) . '</title>';
		echo '<meta name="robots" content="' . ( $is_hidden ? 'noindex, follow' : 'index, follow' ) . '">';
		if ( is_front_page() ) {
			echo '<meta name="google-site-verification" content="' . esc_attr( get_option( 'wpseo', array() )['googleverify'] ?? '' ) . '">';
		}
		if ( is_singular() ) {
			echo '<link rel="canonical" href="' . esc_url( get_permalink() ) . '"><meta property="og:title" content="' . esc_attr( single_post_title( '', false ) ) . '">';
		}
	}
}
add_filter( 'wp_sitemaps_enabled', '__return_false' );
add_action( 'init', function () {
	add_action( 'template_redirect', array( new Story_Head(), 'hook' ) );
} );
`,
	},
];
