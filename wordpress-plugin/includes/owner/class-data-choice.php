<?php
/**
 * What happens to the writers' work when the plugin is deleted.
 *
 * @package Plumbline
 */

namespace Plumbline\Owner;

defined( 'ABSPATH' ) || exit;

/** A choice under Settings → Plumbline, which uninstall.php reads. */
final class Data_Choice {

	const OPTION = 'plumbline_delete_data';
	const GROUP  = 'plumbline_data';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'register_setting' ) );
	}

	/** Lets WordPress save it. */
	public function register_setting(): void {
		register_setting(
			self::GROUP,
			self::OPTION,
			array(
				'type'              => 'boolean',
				'sanitize_callback' => 'rest_sanitize_boolean',
				'default'           => false,
			)
		);
	}

	/** Writes the choice. */
	public static function render(): void {
		?>
		<h2><?php esc_html_e( 'When the plugin is deleted', 'plumbline' ); ?></h2>
		<form method="post" action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>">
			<?php settings_fields( self::GROUP ); ?>
			<p>
				<label>
					<input type="checkbox" name="<?php echo esc_attr( self::OPTION ); ?>" value="1" <?php checked( get_option( self::OPTION ) ); ?>>
					<?php esc_html_e( 'Also delete what writers put in (keywords, titles, descriptions, what they dismissed) and what was decided for the whole site.', 'plumbline' ); ?>
				</label>
			</p>
			<p class="description"><?php esc_html_e( 'Address, key and verdicts are deleted in any case.', 'plumbline' ); ?></p>
			<?php submit_button( __( 'Save choice', 'plumbline' ), 'secondary' ); ?>
		</form>
		<?php
	}
}
