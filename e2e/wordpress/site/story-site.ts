import { languageModel } from '../plugins/language-model.ts';
import { installedSeoPlugin, otherSeoPlugin } from '../plugins/other-seo-plugins.ts';
import { siteKit } from '../plugins/site-kit.ts';
import { editorSteps } from './editor-blueprint.ts';

/**
 * Blueprint step: URLs of posts end in their slugs. The next request writes the rules, because in this
 * one WordPress has set up categories and tags without them.
 */
const prettyPermalinks = {
	step: 'runPHP',
	code: `<?php
require_once '/wordpress/wp-load.php';
$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
delete_option( 'rewrite_rules' );
`,
};

/** A post type without meta. */
const recipes = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/recipes.php',
	data: `<?php
add_action( 'init', function () {
	register_post_type( 'recipe', array( 'public' => true, 'label' => 'Recipes', 'show_in_rest' => true, 'supports' => array( 'title', 'editor' ) ) );
} );
`,
};

/** Limits of a host, and changes that cookies switch on: roles, writing direction and front page. */
const surroundings = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/surroundings.php',
	data: `<?php
if ( isset( $_COOKIE['story_rtl'] ) ) {
	$GLOBALS['text_direction'] = 'rtl';
}
// Takes capabilities away from the administrator: the cookie has their names, separated by dots.
add_filter( 'user_has_cap', function ( $capabilities ) {
	return array_fill_keys( explode( '.', $_COOKIE['story_without'] ?? '' ), false ) + $capabilities;
}, 1 );
// A host where WordPress cannot call itself.
add_filter( 'pre_http_request', function ( $answer, $request, $url ) {
	return 0 === strpos( $url, home_url( '/' ) ) ? new WP_Error( 'blocked', 'Loopback is blocked.' ) : $answer;
}, 10, 3 );
// Readers find the posts at a different host than WordPress’s own.
add_filter( 'plumbline_post_address', function ( $address ) {
	return isset( $_COOKIE['story_front'] ) ? str_replace( home_url(), $_COOKIE['story_front'], $address ) : $address;
} );
`,
};

/** Fields set under Settings → Plumbline. */
const chosenFields = {
	step: 'setSiteOptions',
	options: { plumbline_fields: ['hero_text'] },
};

/** Blueprint steps of the site that stories share, and of its copies. */
export const storySite: readonly object[] = [
	...editorSteps,
	prettyPermalinks,
	otherSeoPlugin,
	...installedSeoPlugin,
	siteKit,
	languageModel,
	recipes,
	surroundings,
	chosenFields,
];
