<?php
/**
 * The screen under Tools → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Audit_Action;
use Plumbline\Connection\Server_Settings;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Meta\Post_Meta;
use Plumbline\Policy\Site_Policy;
use Plumbline\Post_Language;
use Plumbline\Takeover\Takeover_Screen;

defined( 'ABSPATH' ) || exit;

/** Shows all posts with their verdicts, what to do first, and buttons to audit many posts. */
final class Overview_Page {

	const SLUG   = 'plumbline-overview';
	const HANDLE = 'plumbline-overview';

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
		add_action( 'admin_menu', array( $this, 'add' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_dashboard_setup', array( $this, 'add_widget' ) );
		( new Posts_Route() )->register();
		( new Overview_Route() )->register();
	}

	/** Its address. */
	public static function url(): string {
		return admin_url( 'tools.php?page=' . self::SLUG );
	}

	/** Adds the page under Tools. */
	public function add(): void {
		add_management_page( 'Plumbline', 'Plumbline', 'edit_posts', self::SLUG, array( $this, 'render' ) );
	}

	/** Adds the counts to the dashboard. */
	public function add_widget(): void {
		if ( current_user_can( 'edit_posts' ) ) {
			wp_add_dashboard_widget( self::SLUG, 'Plumbline', array( Verdict_Counts::class, 'render' ) );
		}
	}

	/**
	 * Loads the engine, on this screen only.
	 *
	 * @param string $hook The page.
	 */
	public function enqueue( $hook ): void {
		if ( 'tools_page_' . self::SLUG !== $hook ) {
			return;
		}
		$folder = plugin_dir_path( $this->plugin_file );
		$asset  = require $folder . 'build/overview.asset.php';
		wp_enqueue_script( self::HANDLE, plugins_url( 'build/overview.js', $this->plugin_file ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( self::HANDLE, 'plumbline', $folder . 'languages' );
		$settings = array(
			'buildUrl'     => plugins_url( 'build/', $this->plugin_file ),
			'userLanguage' => Post_Language::tag( determine_locale() ),
			'policy'       => Site_Policy::for_editor( '' ),
			'auditNow'     => Audit_Action::asked(),
			'editing'      => array(
				'owner'         => Seo_Plugins::owner(),
				'hasServer'     => Server_Settings::is_connected(),
				'canCheckLinks' => current_user_can( 'edit_others_posts' ),
				'draftKey'      => 'plumbline-edits:' . get_current_blog_id() . ':' . get_current_user_id() . ':' . plugins_url( '', $this->plugin_file ),
			),
		);
		wp_add_inline_script( self::HANDLE, 'window.plumbline = ' . wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
		wp_enqueue_style( self::HANDLE, plugins_url( 'build/overview.css', $this->plugin_file ), array( 'wp-components' ), $asset['version'] );
		// The styles of the table itself are not written for both directions.
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}

	/** Prints the page. */
	public function render(): void {
		?>
		<div class="wrap">
			<h1>Plumbline</h1>
			<div id="plumbline-overview"></div>
			<h2><?php esc_html_e( 'About this site', 'plumbline' ); ?></h2>
			<p><?php esc_html_e( 'Each page is fetched as visitors see it and audited in your browser. No data leaves this site.', 'plumbline' ); ?></p>
			<?php $this->render_site(); ?>
			<?php if ( current_user_can( 'import' ) ) : ?>
				<p><a href="<?php echo esc_url( Takeover_Screen::url() ); ?>"><?php esc_html_e( 'Import from a different SEO plugin', 'plumbline' ); ?></a></p>
			<?php endif; ?>
		</div>
		<?php
	}

	/** Prints language, country and the owner of the head. */
	private function render_site(): void {
		$owner    = Seo_Plugins::owner();
		$language = Post_Language::tag( get_locale() );
		$country  = strtoupper( Post_Language::country( 0 ) );
		$facts    = array(
			__( 'Title and description', 'plumbline' ) => $owner
				/* translators: %s: name of a plugin. */
				? sprintf( __( 'Written by %s. Plumbline reads them and adds nothing to your pages.', 'plumbline' ), $owner )
				: __( 'No other SEO plugin is active, so Plumbline writes the head of your pages.', 'plumbline' ),
			__( 'Post types to audit', 'plumbline' )   => implode( ', ', array_map( array( self::class, 'plural_name' ), Post_Meta::post_types() ) ),
		);
		echo '<table class="form-table" role="presentation">';
		// The script of the page replaces the codes by names, which PHP has only with an extension.
		printf(
			'<tr><th scope="row">%1$s</th><td id="plumbline-locale" data-language="%2$s" data-country="%3$s">%2$s · %3$s</td></tr>',
			esc_html__( 'Language and country', 'plumbline' ),
			esc_attr( $language ),
			esc_attr( $country )
		);
		foreach ( $facts as $name => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), esc_html( $value ) );
		}
		echo '</table>';
	}

	/**
	 * The plural label of a post type.
	 *
	 * @param string $post_type The post type.
	 */
	private static function plural_name( string $post_type ): string {
		return get_post_type_object( $post_type )->labels->name;
	}
}
