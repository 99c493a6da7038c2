/** Blueprint step: URLs of posts end in their slugs. */
export const prettyPermalinks = {
	step: 'runPHP',
	code: `<?php
require_once '/wordpress/wp-load.php';
$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
flush_rewrite_rules();
`,
};
