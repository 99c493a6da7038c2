<?php
/**
 * The screen under Settings → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Owner\Options;
use Plumbline\Terms\Archive_Screens;

defined( 'ABSPATH' ) || exit;

/** Shows what concerns every site first, and the server last. Showing the screen sends no request. */
final class Settings_Page {

	const SLUG = 'plumbline';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ) );
		( new Settings_Form() )->register();
	}

	/** Adds the page under Settings. */
	public function add(): void {
		add_options_page( 'Plumbline', 'Plumbline', 'manage_options', self::SLUG, array( $this, 'render' ) );
	}

	/** Its address. */
	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	/** Prints the page. */
	public function render(): void {
		?>
		<div class="wrap">
			<h1>Plumbline</h1>
			<?php Settings_Form::show_outcome(); ?>
			<?php Archive_Screens::render_home(); ?>
			<?php
			foreach ( Options::FORMS as $form ) {
				$form::render();
			}
			?>
			<h2><?php esc_html_e( 'Server', 'plumbline' ); ?></h2>
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
		</div>
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
