/** Blueprint steps for an editor without a welcome guide, with PHP's errors logged, and without Internet. */
export const editorSteps: readonly object[] = [
	{
		step: 'defineWpConfigConsts',
		consts: { WP_DEBUG: true, WP_DEBUG_LOG: true, WP_DEBUG_DISPLAY: false },
	},
	{
		step: 'updateUserMeta',
		userId: 1,
		meta: {
			wp_persisted_preferences: {
				core: { enableChoosePatternModal: false },
				'core/edit-post': { welcomeGuide: false },
				'core/edit-site': {
					welcomeGuide: false,
					welcomeGuidePage: false,
					welcomeGuideTemplate: false,
				},
				_modified: '2026-11-20T00:00:00.000Z',
			},
		},
	},
	{ step: 'mkdir', path: '/wordpress/wp-content/mu-plugins' },
	{
		step: 'writeFile',
		path: '/wordpress/wp-content/mu-plugins/stories.php',
		data: `<?php
// A cookie chooses the language, so that stories in every language share one site.
add_filter( 'locale', function ( $locale ) {
	return isset( $_COOKIE['story_locale'] ) ? sanitize_key( $_COOKIE['story_locale'] ) : $locale;
} );
// The classic editor, for the types of posts that the cookie names, separated by dots.
add_filter( 'use_block_editor_for_post_type', function ( $uses, $type ) {
	return $uses && ! in_array( $type, explode( '.', $_COOKIE['story_classic'] ?? '' ), true );
}, 10, 2 );
// Avoids extra requests: a new WordPress tests script compression, and avatars are on other hosts.
add_filter( 'pre_site_option_can_compress_scripts', '__return_zero' );
add_filter( 'pre_option_show_avatars', '__return_zero' );
// Checks for updates: WordPress blocks all other hosts, which it would log as warnings with a PHP that speaks TLS.
add_filter( 'pre_http_request', function ( $answer, $request, $url ) {
	return 'api.wordpress.org' === wp_parse_url( $url, PHP_URL_HOST ) ? array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 503, 'message' => '' ), 'cookies' => array(), 'filename' => null ) : $answer;
}, 10, 3 );
// The stored keywords of a post; the route works without the plugin too.
add_action( 'rest_api_init', function () {
	register_rest_route( 'stories/v1', '/keyword/(?P<post>\\\\d+)', array(
		'permission_callback' => '__return_true',
		'callback'            => function ( $request ) {
			return array_column( get_post_meta( (int) $request['post'], '_plumbline_keywords', true ) ?: array(), 'keyword' );
		},
	) );
	// Stores post meta, as other plugins do.
	register_rest_route( 'stories/v1', '/meta', array(
		'methods'             => 'POST',
		'permission_callback' => '__return_true',
		'callback'            => function ( $request ) {
			return update_post_meta( (int) $request['post'], $request['key'], $request['value'] );
		},
	) );
} );
`,
	},
];
