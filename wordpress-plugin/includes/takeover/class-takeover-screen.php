<?php
/**
 * The screen under Tools → Import.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Post_Language;

defined( 'ABSPATH' ) || exit;

/** Shows what other SEO plugins have stored, and takes it over on request. */
final class Takeover_Screen {

	const IMPORTER = 'plumbline';
	const HANDLE   = 'plumbline-takeover';

	/**
	 * Path of the plugin's main file.
	 *
	 * @var string
	 */
	private $plugin_file;

	/**
	 * Stores the path of the plugin's main file.
	 *
	 * @param string $plugin_file The plugin's main file.
	 */
	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'add' ) );
		add_action( 'load-importer-' . self::IMPORTER, array( $this, 'enqueue' ) );
	}

	/** Its address. */
	public static function url(): string {
		return admin_url( 'admin.php?import=' . self::IMPORTER );
	}

	/** Adds it to WordPress's list of importers. */
	public function add(): void {
		register_importer(
			self::IMPORTER,
			__( 'SEO plugins', 'plumbline' ),
			__( 'Import titles, descriptions, keywords, redirects and the settings of the whole site from a different SEO plugin into Plumbline.', 'plumbline' ),
			array( $this, 'render' )
		);
	}

	/** Loads the script, on this screen only. */
	public function enqueue(): void {
		$folder = plugin_dir_path( $this->plugin_file );
		$asset  = require $folder . 'build/takeover.asset.php';
		wp_enqueue_script( self::HANDLE, plugins_url( 'build/takeover.js', $this->plugin_file ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( self::HANDLE, 'plumbline', $folder . 'languages' );
		wp_add_inline_script( self::HANDLE, 'window.plumbline = ' . wp_json_encode( array( 'userLanguage' => Post_Language::tag( determine_locale() ) ), JSON_HEX_TAG ) . ';', 'before' );
		wp_enqueue_style( self::HANDLE, plugins_url( 'build/takeover.css', $this->plugin_file ), array( 'wp-components' ), $asset['version'] );
	}

	/** Prints the page. */
	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Import from a different SEO plugin', 'plumbline' ); ?></h1>
			<?php if ( current_user_can( 'manage_options' ) ) : ?>
				<p><?php esc_html_e( 'Plumbline reads what other SEO plugins have stored, also after they were deactivated. It never changes their data, and never overwrites what you have entered in Plumbline.', 'plumbline' ); ?></p>
				<div id="plumbline-takeover"></div>
			<?php else : ?>
				<p><?php esc_html_e( 'Only users who manage the settings of this site can import.', 'plumbline' ); ?></p>
			<?php endif; ?>
		</div>
		<?php
	}
}
