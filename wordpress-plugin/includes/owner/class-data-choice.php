<?php
/**
 * Whether deleting the plugin also deletes writers' data.
 *
 * @package Plumbline
 */

namespace Plumbline\Owner;

use Plumbline\Option_Form;

defined( 'ABSPATH' ) || exit;

/** A choice under Settings → Plumbline, which uninstall.php reads. */
final class Data_Choice {

	const OPTION = 'plumbline_delete_data';

	/** Hooks into WordPress. */
	public function register(): void {
		Option_Form::register(
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
		Option_Form::render( self::OPTION, __( 'When the plugin is deleted', 'plumbline' ), array( self::class, 'render_box' ), __( 'Save choice', 'plumbline' ) );
	}

	/** Writes the box to tick. */
	public static function render_box(): void {
		?>
		<p>
			<label>
				<input type="checkbox" name="<?php echo esc_attr( self::OPTION ); ?>" value="1" <?php checked( get_option( self::OPTION ) ); ?>>
				<?php esc_html_e( 'Also delete what writers put in (keywords, titles, descriptions, what they dismissed) and what was decided for the whole site.', 'plumbline' ); ?>
			</label>
		</p>
		<p class="description"><?php esc_html_e( 'Address, key and verdicts are deleted in any case.', 'plumbline' ); ?></p>
		<?php
	}
}
