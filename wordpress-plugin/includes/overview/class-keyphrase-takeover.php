<?php
/**
 * Keyphrases entered in a different SEO plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Head\Aioseo_Posts;
use Plumbline\Head\Foreign_Fields;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Copies them to Plumbline on request; the originals stay unchanged. */
final class Keyphrase_Takeover {

	const ACTION = 'plumbline_takeover';

	/** Maximum number of posts copied in one request, small enough for any host. */
	const AT_A_TIME = 500;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'handle' ) );
	}

	/** Shows the form when there are keyphrases to copy. */
	public static function render(): void {
		$owner = Seo_Plugins::owner();
		$query = null === $owner || ! current_user_can( 'edit_others_posts' ) ? null : self::posts_of( $owner, 1 );
		if ( ! $query || 0 === $query->found_posts ) {
			return;
		}
		?>
		<h2><?php esc_html_e( 'Import focus keyphrases', 'plumbline' ); ?></h2>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php wp_nonce_field( self::ACTION ); ?>
			<p>
				<?php
				/* translators: 1: number of posts, 2: name of a plugin. */
				$text = _n( '%1$s post has a keyphrase in %2$s but none here. You can copy it; %2$s is not changed.', '%1$s posts have a keyphrase in %2$s but none here. You can copy them; %2$s is not changed.', $query->found_posts, 'plumbline' );
				echo esc_html( sprintf( $text, number_format_i18n( $query->found_posts ), $owner ) );
				?>
			</p>
			<button type="submit" class="button"><?php esc_html_e( 'Copy keyphrases', 'plumbline' ); ?></button>
		</form>
		<?php
	}

	/** Copies keyphrases and redirects back. */
	public function handle(): void {
		$owner = Seo_Plugins::owner();
		if ( null === $owner || null === Foreign_Fields::with_keywords( $owner ) || ! current_user_can( 'edit_others_posts' ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'plumbline' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$copied = count( array_filter( array_map( array( self::class, 'copy' ), self::posts_of( $owner, self::AT_A_TIME )->posts ) ) );
		wp_safe_redirect( add_query_arg( 'copied', $copied, Overview_Page::url() ) );
		exit;
	}

	/** Shows how many were copied. */
	public static function show_outcome(): void {
		if ( ! isset( $_GET['copied'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- it is only shown.
			return;
		}
		$copied = absint( $_GET['copied'] ); // phpcs:ignore WordPress.Security.NonceVerification -- it is only shown.
		/* translators: %d: number of posts. */
		$text = sprintf( _n( 'The keyphrases of %d post were copied.', 'The keyphrases of %d posts were copied.', $copied, 'plumbline' ), $copied );
		wp_admin_notice( esc_html( $text ), array( 'type' => 'success' ) );
	}

	/**
	 * Copies the keyphrases of a post and returns whether there were any.
	 *
	 * @param int $post_id The post.
	 */
	private static function copy( int $post_id ): bool {
		$keywords = Foreign_Fields::keywords( (string) Seo_Plugins::owner(), $post_id );
		if ( array() === $keywords || ! current_user_can( 'edit_post', $post_id ) ) {
			return false;
		}
		$own = array_map(
			static function ( string $keyword ): array {
				return array(
					'keyword'  => $keyword,
					'synonyms' => array(),
				);
			},
			$keywords
		);
		return false !== update_post_meta( $post_id, Meta_Keys::KEYWORDS, wp_slash( $own ) );
	}

	/**
	 * Posts with a keyphrase in the other plugin and none in Plumbline.
	 *
	 * @param string $owner The other plugin.
	 * @param int    $most  Maximum number of posts.
	 */
	private static function posts_of( string $owner, int $most ): ?WP_Query {
		$conditions = Foreign_Fields::with_keywords( $owner );
		if ( null === $conditions ) {
			return null;
		}
		$conditions[] = array(
			'key'     => Meta_Keys::KEYWORDS,
			'compare' => 'NOT EXISTS',
		);
		if ( Foreign_Fields::AIOSEO === $owner ) {
			add_filter( 'posts_clauses', array( Aioseo_Posts::class, 'only_with_keyphrase' ) );
		}
		$query = new WP_Query(
			array(
				'post_type'      => Post_Meta::post_types(),
				'post_status'    => 'any',
				'posts_per_page' => $most,
				'fields'         => 'ids',
				'meta_query'     => $conditions, // phpcs:ignore WordPress.DB.SlowDBQuery -- keyphrases are meta.
			)
		);
		remove_filter( 'posts_clauses', array( Aioseo_Posts::class, 'only_with_keyphrase' ) );
		return $query;
	}
}
