<?php
/**
 * The screen under Tools → Redirects.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use Plumbline\Meta\Meta_Values;

defined( 'ABSPATH' ) || exit;

/** Lists redirects, adds and removes them. It is in the menu once there is a redirect. */
final class Redirects_Screen {

	const SLUG   = 'plumbline-redirects';
	const ACTION = 'plumbline_redirects';

	/** Rows on one page. */
	const ROWS = 100;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'handle' ) );
	}

	/** Adds the page. */
	public function add(): void {
		if ( Redirect_Table::size() > 0 ) {
			add_management_page( __( 'Redirects', 'plumbline' ), __( 'Redirects', 'plumbline' ), 'manage_options', self::SLUG, array( $this, 'render' ) );
		}
	}

	/** Removes or adds a redirect, and returns to the screen. */
	public function handle(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'plumbline' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$error = '';
		if ( isset( $_POST['remove'] ) ) {
			Redirect_Table::remove( array( 'id' => absint( $_POST['remove'] ) ) );
		} else {
			$source = Meta_Values::line( wp_unslash( $_POST['source'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- `line` sanitizes it, and keeps encoded letters.
			$target = Meta_Values::line( wp_unslash( $_POST['target'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- `line` sanitizes it, and keeps encoded letters.
			$added  = Redirects::add( $source, $target, 301, 'screen' );
			$error  = is_wp_error( $added ) ? $added->get_error_message() : '';
		}
		set_transient( 'plumbline_redirects_' . get_current_user_id(), $error, MINUTE_IN_SECONDS );
		wp_safe_redirect( admin_url( Redirect_Table::size() > 0 ? 'tools.php?page=' . self::SLUG : 'tools.php' ) );
		exit;
	}

	/** Prints the page. */
	public function render(): void {
		$after = absint( $_GET['after'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- it only chooses the rows.
		$rows  = Redirect_Table::after( $after, self::ROWS );
		$error = get_transient( 'plumbline_redirects_' . get_current_user_id() );
		delete_transient( 'plumbline_redirects_' . get_current_user_id() );
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Redirects', 'plumbline' ); ?></h1>
			<?php
			if ( is_string( $error ) && '' !== $error ) {
				wp_admin_notice( esc_html( $error ), array( 'type' => 'error' ) );
			}
			?>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<?php $this->render_hidden(); ?>
				<table class="form-table" role="presentation">
					<tr>
						<th scope="row"><label for="plumbline-source"><?php esc_html_e( 'From', 'plumbline' ); ?></label></th>
						<td><input id="plumbline-source" name="source" type="text" class="regular-text code" placeholder="/old-page" dir="ltr" required></td>
					</tr>
					<tr>
						<th scope="row"><label for="plumbline-target"><?php esc_html_e( 'To', 'plumbline' ); ?></label></th>
						<td><input id="plumbline-target" name="target" type="text" class="regular-text code" placeholder="/new-page" dir="ltr" required></td>
					</tr>
				</table>
				<?php submit_button( __( 'Add redirect', 'plumbline' ) ); ?>
			</form>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<?php $this->render_hidden(); ?>
				<table class="widefat striped">
					<thead>
						<tr>
							<th scope="col"><?php esc_html_e( 'From', 'plumbline' ); ?></th>
							<th scope="col"><?php esc_html_e( 'To', 'plumbline' ); ?></th>
							<th scope="col"><?php esc_html_e( 'Status', 'plumbline' ); ?></th>
							<th scope="col"><?php esc_html_e( 'Action', 'plumbline' ); ?></th>
						</tr>
					</thead>
					<tbody><?php array_map( array( $this, 'render_row' ), $rows ); ?></tbody>
				</table>
			</form>
			<?php if ( count( $rows ) === self::ROWS ) : ?>
				<p><a href="<?php echo esc_url( add_query_arg( 'after', end( $rows )['id'] ) ); ?>"><?php esc_html_e( 'Next page', 'plumbline' ); ?></a></p>
			<?php endif; ?>
		</div>
		<?php
	}

	/** Prints the fields that every form of the screen has. */
	private function render_hidden(): void {
		printf( '<input type="hidden" name="action" value="%s">', esc_attr( self::ACTION ) );
		wp_nonce_field( self::ACTION );
	}

	/**
	 * Prints a row.
	 *
	 * @param array $row The redirect.
	 */
	private function render_row( array $row ): void {
		$source = 'path' === $row['kind'] ? '/' . $row['source'] : $row['source'];
		/* translators: %s: a path. */
		$label = sprintf( __( 'Remove the redirect from %s', 'plumbline' ), $source );
		?>
		<tr>
			<td><bdi dir="ltr"><?php echo esc_html( $source ); ?></bdi></td>
			<td><bdi dir="ltr"><?php echo esc_html( $row['target'] ); ?></bdi></td>
			<td><?php echo esc_html( $row['status'] ); ?></td>
			<td><button type="submit" name="remove" value="<?php echo esc_attr( $row['id'] ); ?>" class="button" aria-label="<?php echo esc_attr( $label ); ?>"><?php esc_html_e( 'Remove', 'plumbline' ); ?></button></td>
		</tr>
		<?php
	}
}
