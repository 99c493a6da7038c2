<?php
/**
 * Plugin Name:       Plumbline
 * Description:       Checks posts for search while you write: what is wrong, why it matters, what to do.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      7.4
 * Author:            The Plumbline authors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       plumbline
 * Domain Path:       /languages
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/** The version of the rules in the scripts; verdicts by other versions are out of date. */
const RULE_SET = '2026.11';

// For example, `Plumbline\Connection\Server_Client` is in includes/connection/class-server-client.php.
spl_autoload_register(
	static function ( string $name ): void {
		$parts = explode( '\\', strtolower( str_replace( '_', '-', $name ) ) );
		if ( 'plumbline' !== array_shift( $parts ) || array() === $parts ) {
			return;
		}
		$parts[] = 'class-' . array_pop( $parts ) . '.php';
		$file    = __DIR__ . '/includes/' . implode( '/', $parts );
		// Other plugins may check for classes that only older or newer versions have.
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);

require_once __DIR__ . '/includes/template-functions.php';

( new Meta\Post_Meta() )->register();
( new Meta\Indexing_Capability() )->register();
( new Head\Head_Output() )->register();
( new Head\Head_Routes() )->register();
( new Schema\Breadcrumb_Block() )->register();
( new Editor_Script() )->register();
( new Classic\Classic_Box() )->register();
( new Connection\Settings_Page() )->register();
( new Appearance\Appearance_Screen() )->register();
( new Rankings\Rankings_Routes() )->register();
( new Google\Google_Verdict_Route() )->register();
( new Effects\Effects_Routes() )->register();
( new History\Earlier_Texts() )->register();
( new Script_Texts() )->register();
( new History\Page_Memory() )->register();
( new Watch\Watch_Widget() )->register();
( new Posts\Old_Address() )->register();
( new Suggestions\Suggestion_Routes() )->register();
( new Fields\Extra_Content() )->register();
( new Page\Page_Routes() )->register();
( new Page\Template_Posts() )->register();
( new Overview\Overview_Page( __FILE__ ) )->register();
( new Editing\Edit_Routes() )->register();
( new Site\Link_Routes() )->register();
( new Site\Link_Index() )->register();
( new Site\Mentions() )->register();
( new Site\Ranked_Pages() )->register();
( new Policy\Site_Policy() )->register();
( new Audits\Verdict_Routes() )->register();
( new Audits\Posts_Column() )->register();
( new Audits\Abilities() )->register();
( new Terms\Archive_Screens() )->register();
( new Terms\Primary_Term() )->register();
( new Redirects\Redirector() )->register();
( new Redirects\Redirects_Screen() )->register();
( new Takeover\Takeover_Routes() )->register();
( new Takeover\Takeover_Screen( __FILE__ ) )->register();
( new Takeover\Trial() )->register();
Owner\Options::register();
( new Owner\Privacy_Text() )->register();
( new Owner\Plugin_Links( __FILE__ ) )->register();

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	\WP_CLI::add_command( 'plumbline', Audits\Audit_Command::class );
}
