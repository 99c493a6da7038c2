<?php
/**
 * The choice whether deleting the plugin also deletes writers' data.
 *
 * @package Plumbline
 */

namespace Plumbline\Owner;

use Plumbline\Option_Form;

defined( 'ABSPATH' ) || exit;

/** A setting under Settings → Plumbline; uninstall.php reads it. */
final class Data_Choice {

	const OPTION = Options::DELETE;

	/** The arguments of `register_setting`. */
	public static function definition(): array {
		return array(
			'type'              => 'boolean',
			'sanitize_callback' => 'rest_sanitize_boolean',
			'default'           => false,
		);
	}

	/** Prints the form. */
	public static function render(): void {
		Option_Form::render( self::OPTION, __( 'When the plugin is deleted', 'plumbline' ), array( self::class, 'render_box' ), __( 'Save choice', 'plumbline' ) );
	}

	/** Prints the checkbox. */
	public static function render_box(): void {
		?>
		<p>
			<label>
				<input type="checkbox" name="<?php echo esc_attr( self::OPTION ); ?>" value="1" <?php checked( get_option( self::OPTION ) ); ?>>
				<?php esc_html_e( 'Also delete the work of writers (keywords, titles, descriptions, dismissals) and the decisions for the whole site.', 'plumbline' ); ?>
			</label>
		</p>
		<p class="description"><?php esc_html_e( 'URL, key and verdicts are always deleted.', 'plumbline' ); ?></p>
		<?php
	}
}
