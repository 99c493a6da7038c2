<?php
/**
 * Fields of pages that are not posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Terms;

use Plumbline\Classic\Classic_Box;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Head\Shown_Page;
use Plumbline\Meta\Indexing_Capability;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Prints the fields of a term, an author or the home page, and saves them. */
final class Page_Fields {

	/** Name of the fields in forms. */
	const NAME = 'plumbline_fields_of_page';

	const NONCE = 'plumbline_save_fields';

	/** Fields with a longer text. */
	const AREAS = array( Meta_Keys::DESCRIPTION, Meta_Keys::SOCIAL_DESCRIPTION );

	/**
	 * Prints the box, and plain fields for browsers without scripts.
	 *
	 * @param Subject $page The page.
	 */
	public static function render( Subject $page ): void {
		$owner = Seo_Plugins::owner();
		if ( null !== $owner ) {
			/* translators: %s: name of a plugin. */
			$text = sprintf( __( '%s writes the head of this page. Change its title and description there.', 'plumbline' ), $owner );
			printf( '<p>Plumbline: %s</p>', esc_html( $text ) );
			return;
		}
		wp_nonce_field( self::NONCE . $page->name(), self::NONCE, false );
		printf( '<input type="hidden" name="%s" id="plumbline-changes" value="" autocomplete="off">', esc_attr( Classic_Box::CHANGES ) );
		printf( '<div id="plumbline-box" class="postbox plumbline-archive"><div id="%s"></div></div>', esc_attr( Classic_Box::HANDLE ) );
		echo '<noscript><table class="form-table" role="presentation">';
		self::render_plain( $page );
		echo '</table></noscript>';
	}

	/**
	 * Prints plain fields as rows of a table.
	 *
	 * @param Subject $page The page.
	 */
	private static function render_plain( Subject $page ): void {
		foreach ( self::labels() as $key => $label ) {
			if ( ! self::may_change( $key ) ) {
				continue;
			}
			$id = 'plumbline' . $key;
			?>
			<tr class="form-field">
				<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
				<td><?php self::render_field( $page, $key, $id ); ?></td>
			</tr>
			<?php
		}
	}

	/**
	 * Saves the submitted fields. The caller has checked that the user may edit the page.
	 *
	 * @param Subject $page The page.
	 */
	public static function save( Subject $page ): void {
		$nonce = sanitize_key( wp_unslash( $_POST[ self::NONCE ] ?? '' ) );
		if ( null !== Seo_Plugins::owner() || ! wp_verify_nonce( $nonce, self::NONCE . $page->name() ) ) {
			return;
		}
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Subject sanitizes each field.
		$changes = wp_unslash( $_POST[ Classic_Box::CHANGES ] ?? '' );
		$plain   = wp_unslash( $_POST[ self::NAME ] ?? null );
		// phpcs:enable
		$changes = is_string( $changes ) ? json_decode( $changes, true ) : array();
		if ( is_array( $plain ) ) {
			$changes = $plain + array_fill_keys( array_keys( self::labels() ), '' );
		}
		foreach ( array_intersect_key( (array) $changes, array_flip( Meta_Keys::OF_EVERY_PAGE ) ) as $key => $value ) {
			if ( self::may_change( $key ) ) {
				$page->set( $key, $value );
			}
		}
	}

	/**
	 * Prints one field.
	 *
	 * @param Subject $page The page.
	 * @param string  $key  The key.
	 * @param string  $id   Id of the element.
	 */
	private static function render_field( Subject $page, string $key, string $id ): void {
		$value = $page->get( $key );
		$name  = self::NAME . "[$key]";
		if ( Meta_Keys::HIDDEN === $key ) {
			printf( '<input type="checkbox" id="%s" name="%s" value="1" %s>', esc_attr( $id ), esc_attr( $name ), checked( (bool) $value, true, false ) );
		} elseif ( in_array( $key, self::AREAS, true ) ) {
			printf( '<textarea id="%s" name="%s" rows="3" class="large-text" placeholder="%s">%s</textarea>', esc_attr( $id ), esc_attr( $name ), esc_attr( self::usual( $page, $key ) ), esc_textarea( (string) $value ) );
		} else {
			printf( '<input type="text" id="%s" name="%s" class="large-text" value="%s" placeholder="%s" dir="auto">', esc_attr( $id ), esc_attr( $name ), esc_attr( (string) $value ), esc_attr( self::usual( $page, $key ) ) );
		}
		if ( Meta_Keys::TITLE === $key ) {
			printf( '<p class="description">%s</p>', esc_html__( 'Variables: {title}, {separator}, {site}, {tagline}, {currentyear}.', 'plumbline' ) );
		}
	}

	/**
	 * The text that counts while a field is empty.
	 *
	 * @param Subject $page The page.
	 * @param string  $key  The key.
	 */
	private static function usual( Subject $page, string $key ): string {
		$variables = Shown_Page::variables( $page );
		switch ( $key ) {
			case Meta_Keys::TITLE:
				return Subject::HOME === $page->kind ? trim( "{$variables['site']} {$variables['separator']} {$variables['tagline']}" ) : "{$variables['title']} {$variables['separator']} {$variables['site']}";
			case Meta_Keys::CANONICAL:
				return Shown_Page::address( $page );
			case Meta_Keys::SOCIAL_TITLE:
				return $variables['title'];
			default:
				return $variables['excerpt'];
		}
	}

	/**
	 * Whether the user may change a field.
	 *
	 * @param string $key The key.
	 */
	private static function may_change( string $key ): bool {
		return ! in_array( $key, Indexing_Capability::KEYS, true ) || current_user_can( Indexing_Capability::NAME );
	}

	/** Labels of the fields in the order in which they are shown. */
	private static function labels(): array {
		return array(
			Meta_Keys::TITLE              => __( 'Title in search results', 'plumbline' ),
			Meta_Keys::DESCRIPTION        => __( 'Description in search results', 'plumbline' ),
			Meta_Keys::SOCIAL_TITLE       => __( 'Title when shared', 'plumbline' ),
			Meta_Keys::SOCIAL_DESCRIPTION => __( 'Description when shared', 'plumbline' ),
			Meta_Keys::CANONICAL          => __( 'Canonical URL', 'plumbline' ),
			Meta_Keys::HIDDEN             => __( 'Hide from search engines (noindex)', 'plumbline' ),
		);
	}
}
