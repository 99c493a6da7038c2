<?php
/**
 * Tests for images of posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Editing;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Post_Images. */
final class Post_Images_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider texts
	 */
	public function test_the_images_that_are_edited_in( string $content, array $alts ): void {
		$this->log_in( 'administrator' );

		$this->assertSame( $alts, array_column( Post_Images::of( $this->post( array( 'post_content' => $content ) ) ), 'alt', 'index' ) );
	}

	public static function texts(): array {
		return array(
			'classic text'            => array( '<img src=a.png><p><IMG SRC="b.png" ALT="A &quot;pot&quot; &amp; 茶"></p>', array( '', 'A "pot" & 茶' ) ),
			'blocks within blocks'    => array( '<!-- wp:group --><!-- wp:image --><img src="a" alt="a"><!-- /wp:image --><img src="b" alt="b"><!-- /wp:group --><img src="c" alt="c">', array( 0 => 'a', 2 => 'c' ) ),
			'no block that stores it twice' => array( '<!-- wp:cover {"alt":"a"} --><img src="a" alt="a"><!-- /wp:cover -->', array() ),
			'a block without content' => array( '<!-- wp:cover {"url":"a"} /--><img src="a" alt="a">', array( 'a' ) ),
			'broken blocks'           => array( '<!-- /wp:image --><!-- /wp:cover --><img src="a" alt="a">', array( 'a' ) ),
			'no comment and no script' => array( '<!-- <img src="a" alt="a"> --><script>"<img src=b>"</script>', array() ),
			'nothing'                 => array( '', array() ),
		);
	}

	/**
	 * @dataProvider edits
	 */
	public function test_an_edit_is( array $edit, string $status, string $alt ): void {
		$this->log_in( 'administrator' );
		$post  = $this->post( array( 'post_content' => '<img src="a.png" alt="old \\\\ one">' ) );
		$edit += array( 'index' => 0, 'src' => 'a.png', 'before' => 'old \\ one', 'after' => 'new' );

		$this->assertSame( array( $status ), Post_Images::write( $post, array( $edit ) ) );
		$this->assertSame( $alt, Post_Images::of( get_post( $post->ID ) )[0]['alt'] );
	}

	public static function edits(): array {
		return array(
			'saved'                           => array( array( 'after' => " \"new\" \\ <b>\n茶" ), 'saved', '"new" \\ <b> 茶' ),
			'saved as empty'                  => array( array( 'after' => '' ), 'saved', '' ),
			'unchanged'                       => array( array( 'after' => ' old \\ one ' ), 'unchanged', 'old \\ one' ),
			'a conflict over an edited text'  => array( array( 'before' => 'older' ), 'conflict', 'old \\ one' ),
			'a conflict over a different picture' => array( array( 'src' => 'b.png' ), 'conflict', 'old \\ one' ),
			'a conflict over a missing one'   => array( array( 'index' => 7 ), 'conflict', 'old \\ one' ),
		);
	}
}
