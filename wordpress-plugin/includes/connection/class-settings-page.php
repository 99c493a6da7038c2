<?php
/**
 * The screen under Settings → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Appearance\Appearance_Screen;
use Plumbline\Terms\Archive_Screens;

defined( 'ABSPATH' ) || exit;

/** Shows what concerns every site in the first tabs, and the server in the last. Showing the screen sends no request. */
final class Settings_Page {

	const SLUG = 'plumbline';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'warn_on_leave' ) );
		( new Settings_Form() )->register();
	}

	/** Adds the page under Settings. */
	public function add(): void {
		add_options_page( 'Plumbline', 'Plumbline', 'manage_options', self::SLUG, array( $this, 'render' ) );
	}

	/**
	 * Lets the browser ask before it leaves a form that is not saved; the other tabs ask by themselves.
	 *
	 * @param string $hook The page.
	 */
	public function warn_on_leave( $hook ): void {
		if ( 'settings_page_' . self::SLUG !== $hook || in_array( self::tab(), Appearance_Screen::TABS, true ) ) {
			return;
		}
		wp_add_inline_script( 'common', 'addEventListener("input",function(typed){if(!typed.target.form)return;var ask=function(leaving){leaving.preventDefault()};addEventListener("beforeunload",ask);addEventListener("submit",function(){removeEventListener("beforeunload",ask)})});' );
	}

	/**
	 * The URL of a tab; without one, of the first tab.
	 *
	 * @param string $tab The tab.
	 */
	public static function url( string $tab = '' ): string {
		return admin_url( 'options-general.php?page=' . self::SLUG . ( '' === $tab ? '' : "&tab=$tab" ) );
	}

	/** The tab that is shown. */
	public static function tab(): string {
		$tab  = isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_key( $_GET['tab'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- it only chooses what is shown.
		$tabs = self::tabs();
		return isset( $tabs[ $tab ] ) ? $tab : (string) array_key_first( $tabs );
	}

	/** Names of the tabs. A home page that is a page has its fields in the editor. */
	private static function tabs(): array {
		$home = 'page' === get_option( 'show_on_front' ) ? array() : array( 'home' => __( 'Home page', 'plumbline' ) );
		return array(
			'site'     => __( 'Site', 'plumbline' ),
			'types'    => __( 'Content types', 'plumbline' ),
			'archives' => __( 'Archives', 'plumbline' ),
		) + $home + array(
			'checks' => __( 'Checks', 'plumbline' ),
			'server' => __( 'Server', 'plumbline' ),
		);
	}

	/** Prints the page. */
	public function render(): void {
		?>
		<div class="wrap">
			<h1>Plumbline</h1>
			<nav class="nav-tab-wrapper wp-clearfix" aria-label="<?php esc_attr_e( 'Settings', 'plumbline' ); ?>">
				<?php
				foreach ( self::tabs() as $tab => $name ) {
					$state = self::tab() === $tab ? 'class="nav-tab nav-tab-active" aria-current="page"' : 'class="nav-tab"';
					printf( '<a href="%s" data-tab="%s" %s>%s</a>', esc_url( self::url( $tab ) ), esc_attr( $tab ), $state, esc_html( $name ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- constants.
				}
				?>
			</nav>
			<?php Settings_Form::show_outcome(); ?>
			<?php $this->render_tab( self::tab() ); ?>
		</div>
		<?php
	}

	/**
	 * Prints a tab.
	 *
	 * @param string $tab The tab.
	 */
	private function render_tab( string $tab ): void {
		switch ( $tab ) {
			case 'home':
				Archive_Screens::render_home();
				break;
			case 'server':
				$this->render_server();
				break;
			default:
				Appearance_Screen::render();
		}
	}

	/** Prints the form of the server. */
	private function render_server(): void {
		?>
		<p><?php esc_html_e( 'Findings work without a server. With your own server you also see how your posts rank. Until you connect it, no data leaves this site; afterwards the server receives the URLs of posts you open, keywords you add, each published post after it is saved with the display name of the user who saved it and, on request, the HTML of other posts.', 'plumbline' ); ?></p>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( Settings_Form::ACTION ); ?>">
			<?php wp_nonce_field( Settings_Form::ACTION ); ?>
			<table class="form-table" role="presentation">
				<?php
				$this->render_address();
				$this->render_key();
				$this->render_sites();
				?>
			</table>
			<?php $this->render_buttons(); ?>
		</form>
		<?php
	}

	/** The address. */
	private function render_address(): void {
		$address = Server_Settings::address();
		$fixed   = Server_Settings::has_address_constant();
		?>
		<tr>
			<th scope="row"><label for="plumbline-address"><?php esc_html_e( 'URL', 'plumbline' ); ?></label></th>
			<td>
				<input id="plumbline-address" name="address" type="text" class="regular-text code" placeholder="plumbline.example.com" autocomplete="off"
					value="<?php echo esc_attr( is_wp_error( $address ) ? '' : $address ); ?>" <?php wp_readonly( $fixed ); ?>>
				<?php
				if ( $fixed ) {
					$this->render_constant( 'PLUMBLINE_SERVER' );
				}
				?>
			</td>
		</tr>
		<?php
	}

	/** Prints the key field, which only ever shows the end of the key. */
	private function render_key(): void {
		$fixed  = Server_Settings::has_key_constant();
		$masked = Server_Settings::masked_key();
		?>
		<tr>
			<th scope="row"><label for="plumbline-key"><?php esc_html_e( 'API key', 'plumbline' ); ?></label></th>
			<td>
				<input id="plumbline-key" name="key" type="password" class="regular-text code" value="" autocomplete="new-password" <?php wp_readonly( $fixed ); ?>>
				<?php if ( $fixed ) : ?>
					<?php $this->render_constant( 'PLUMBLINE_API_KEY' ); ?>
				<?php elseif ( '' !== $masked ) : ?>
					<p class="description">
						<?php
						/* translators: %s: the end of the key. */
						echo esc_html( sprintf( __( 'Saved: %s. Leave empty to keep it.', 'plumbline' ), $masked ) );
						?>
					</p>
				<?php else : ?>
					<p class="description"><?php esc_html_e( 'Create a key with “plumbline key create” on the server. It stays in WordPress and is never sent to a browser.', 'plumbline' ); ?></p>
				<?php endif; ?>
			</td>
		</tr>
		<?php
	}

	/** Prints the choice of this WordPress's site, once the server's sites are known. */
	private function render_sites(): void {
		$sites = Server_Settings::sites();
		if ( ! Server_Settings::is_connected() || array() === $sites ) {
			return;
		}
		?>
		<tr>
			<th scope="row"><label for="plumbline-site"><?php esc_html_e( 'This site’s name on the server', 'plumbline' ); ?></label></th>
			<td>
				<select id="plumbline-site" name="site">
					<option value=""><?php esc_html_e( 'Find it by its domain', 'plumbline' ); ?></option>
					<?php foreach ( $sites as $site ) : ?>
						<option value="<?php echo esc_attr( $site['key'] ); ?>" <?php selected( $site['key'], Server_Settings::site_key() ); ?>>
							<?php echo esc_html( $site['title'] . ' (' . $site['domain'] . ')' ); ?>
						</option>
					<?php endforeach; ?>
				</select>
			</td>
		</tr>
		<?php
	}

	/** Prints the buttons. */
	private function render_buttons(): void {
		?>
		<p class="submit">
			<button type="submit" name="do" value="save" class="button button-primary"><?php esc_html_e( 'Save and test', 'plumbline' ); ?></button>
			<?php if ( Server_Settings::is_connected() ) : ?>
				<button type="submit" name="do" value="forget" class="button"><?php esc_html_e( 'Disconnect', 'plumbline' ); ?></button>
			<?php endif; ?>
		</p>
		<?php
	}

	/**
	 * Prints a note that wp-config.php sets the value.
	 *
	 * @param string $name The constant.
	 */
	private function render_constant( string $name ): void {
		/* translators: %s: name of a constant. */
		$text = __( 'Set by %s in wp-config.php.', 'plumbline' );
		printf( '<p class="description">%s</p>', sprintf( esc_html( $text ), '<code>' . esc_html( $name ) . '</code>' ) );
	}
}
