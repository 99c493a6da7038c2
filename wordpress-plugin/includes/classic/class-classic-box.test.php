<?php
/**
 * Tests for the box in the classic editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Classic;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Classic_Box. */
final class Classic_Box_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider roles
	 */
	public function test_the_form_saves_the_fields_that_its_user_may_change( string $role, string $canonical ): void {
		$post = $this->post( array( 'post_author' => $this->log_in( $role ) ) );
		update_post_meta( $post->ID, Meta_Keys::DESCRIPTION, 'Old' );
		$this->submit(
			$post->ID,
			array(
				Meta_Keys::TITLE       => "Tea \\ \"leaves\"\n’",
				Meta_Keys::DESCRIPTION => '',
				Meta_Keys::CANONICAL   => 'https://example.com/tea',
				Meta_Keys::KEYWORDS    => array( array( 'keyword' => ' tea ' ) ),
				'_edit_lock'           => 'ours',
			)
		);

		$this->assertSame( 'Tea \\ "leaves" ’', get_post_meta( $post->ID, Meta_Keys::TITLE, true ) );
		$this->assertFalse( metadata_exists( 'post', $post->ID, Meta_Keys::DESCRIPTION ) );
		$this->assertSame( $canonical, get_post_meta( $post->ID, Meta_Keys::CANONICAL, true ) );
		$this->assertSame( 'tea', get_post_meta( $post->ID, Meta_Keys::KEYWORDS, true )[0]['keyword'] );
		$this->assertSame( '', get_post_meta( $post->ID, '_edit_lock', true ) );
	}

	public static function roles(): array {
		return array(
			'an editor' => array( 'editor', 'https://example.com/tea' ),
			'an author' => array( 'author', '' ),
		);
	}

	/**
	 * @dataProvider unwanted
	 */
	public function test_nothing_is_saved( string $nonce, $changes ): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Tea' );
		$_POST = array(
			'post_ID'            => (string) $post->ID,
			Classic_Box::NONCE   => '' === $nonce ? wp_create_nonce( Classic_Box::NONCE . $post->ID ) : $nonce,
			Classic_Box::CHANGES => wp_slash( $changes ),
		);
		( new Classic_Box() )->save( $post->ID );

		$this->assertSame( 'Tea', get_post_meta( $post->ID, Meta_Keys::TITLE, true ) );
	}

	public static function unwanted(): array {
		return array(
			'without the nonce'  => array( 'forged', '{"_plumbline_title":"x"}' ),
			'without changes'    => array( '', '' ),
			'from broken JSON'   => array( '', '{"_plumbline_title":' ),
			'from a bare string' => array( '', '"_plumbline_title"' ),
			'from a list'        => array( '', array( '{"_plumbline_title":"x"}' ) ),
		);
	}

	public function test_a_form_about_a_different_post_changes_nothing(): void {
		$this->log_in( 'editor' );
		$post  = $this->post();
		$other = $this->post();
		$this->submit( $post->ID, array( Meta_Keys::TITLE => 'x' ), $other->ID );

		$this->assertSame( '', get_post_meta( $other->ID, Meta_Keys::TITLE, true ) );
	}

	/**
	 * Submits the form.
	 *
	 * @param int      $post_id The post of the form.
	 * @param array    $changes The changed values.
	 * @param int|null $saved   The post that WordPress saves.
	 */
	private function submit( int $post_id, array $changes, ?int $saved = null ): void {
		$_POST = array(
			'post_ID'            => (string) $post_id,
			Classic_Box::NONCE   => wp_create_nonce( Classic_Box::NONCE . $post_id ),
			Classic_Box::CHANGES => wp_slash( (string) wp_json_encode( $changes ) ),
		);
		( new Classic_Box() )->save( $saved ?? $post_id );
	}
}
