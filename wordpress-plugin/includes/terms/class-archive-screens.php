<?php
/**
 * Fields on the screens of terms, users and settings.
 *
 * @package Plumbline
 */

namespace Plumbline\Terms;

use Plumbline\Built_Script;
use Plumbline\Classic\Classic_Box;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Meta\Subject;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Adds the fields of archives where WordPress edits what the archive is about. */
final class Archive_Screens {

	/** Saves the fields of the home page. */
	const ACTION = 'plumbline_home';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'hook_terms' ) );
		add_action( 'edited_term', array( $this, 'save_term' ) );
		add_action( 'show_user_profile', array( $this, 'render_user' ) );
		add_action( 'edit_user_profile', array( $this, 'render_user' ) );
		add_action( 'profile_update', array( $this, 'save_user' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'save_home' ) );
	}

	/** Adds the fields to every taxonomy with public archives. */
	public function hook_terms(): void {
		foreach ( array_filter( get_taxonomies(), 'is_taxonomy_viewable' ) as $taxonomy ) {
			add_action( "{$taxonomy}_edit_form", array( $this, 'render_term' ), 20 );
		}
	}

	/**
	 * Prints the fields of a term.
	 *
	 * @param WP_Term $term The term.
	 */
	public function render_term( $term ): void {
		self::show( new Subject( Subject::TERM, $term->term_id ) );
	}

	/**
	 * Saves the fields of a term.
	 *
	 * @param int $term_id The term.
	 */
	public function save_term( $term_id ): void {
		if ( current_user_can( 'edit_term', $term_id ) ) {
			Page_Fields::save( new Subject( Subject::TERM, (int) $term_id ) );
		}
	}

	/**
	 * Prints the fields of an author's archive; only for users who can write.
	 *
	 * @param WP_User $user The user.
	 */
	public function render_user( $user ): void {
		if ( ! user_can( $user, 'edit_posts' ) ) {
			return;
		}
		printf( '<h2>%s</h2>', esc_html__( 'Author archive in search', 'plumbline' ) );
		self::show( new Subject( Subject::USER, $user->ID ) );
	}

	/**
	 * Saves the fields of an author's archive.
	 *
	 * @param int $user_id The user.
	 */
	public function save_user( $user_id ): void {
		if ( current_user_can( 'edit_user', $user_id ) ) {
			Page_Fields::save( new Subject( Subject::USER, (int) $user_id ) );
		}
	}

	/** Prints the form of a home page with the latest posts, under Settings → Plumbline. */
	public static function render_home(): void {
		if ( 'page' === get_option( 'show_on_front' ) ) {
			return;
		}
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php self::show( new Subject( Subject::HOME ) ); ?>
			<?php submit_button( __( 'Save home page', 'plumbline' ), 'secondary' ); ?>
		</form>
		<?php
	}

	/**
	 * Prints the fields with their script.
	 *
	 * @param Subject $page The page.
	 */
	private static function show( Subject $page ): void {
		if ( null === Seo_Plugins::owner() ) {
			wp_enqueue_media();
			Built_Script::enqueue( Classic_Box::HANDLE, 'classic', Archive_Settings::of( $page ) );
		}
		Page_Fields::render( $page );
	}

	/** Saves the fields of the home page. */
	public function save_home(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'plumbline' ), '', array( 'response' => 403 ) );
		}
		Page_Fields::save( new Subject( Subject::HOME ) );
		wp_safe_redirect( \Plumbline\Connection\Settings_Page::url( 'home' ) );
		exit;
	}
}
