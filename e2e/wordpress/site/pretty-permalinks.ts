/**
 * Blueprint step: URLs of posts end in their slugs. The next request writes the rules, because in this
 * one WordPress has set up categories and tags without them.
 */
export const prettyPermalinks = {
	step: 'runPHP',
	code: `<?php
require_once '/wordpress/wp-load.php';
$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
delete_option( 'rewrite_rules' );
`,
};
