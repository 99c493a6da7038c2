<?php
/**
 * Tests for alt texts that nobody has chosen.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Unchosen_Alt. */
final class Unchosen_Alt_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider contents
	 */
	public function test_images_that_nobody_described_have_no_alt_text( string $content, array $alts ): void {
		$usual = self::alts( apply_filters( 'the_content', $content ) );
		Unchosen_Alt::hook();

		$this->assertSame( $alts, self::alts( apply_filters( 'the_content', $content ) ) );
		$this->assertCount( count( $alts ), $usual );
		$this->assertNotContains( null, $usual );
	}

	public static function contents(): array {
		$image = '<figure class="wp-block-image"><img src="a.jpg" alt="%s" class="wp-image-7"/></figure>';
		return array(
			'a block'              => array( '<!-- wp:image {"id":7} -->' . sprintf( $image, '' ) . '<!-- /wp:image -->', array( null ) ),
			'an image from a URL'  => array( '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.com/a.jpg?b=1&amp;c" alt=""/></figure><!-- /wp:image -->', array( null ) ),
			'a described image'    => array( '<!-- wp:image {"id":7} -->' . sprintf( $image, 'Tea' ) . '<!-- /wp:image -->', array( 'Tea' ) ),
			'the classic editor'   => array( '<p>Tea <img class="alignleft wp-image-7" src="a.jpg" alt="" /></p>', array( null ) ),
			'a spacer of a writer' => array( '<p>Tea <img src="spacer.gif" alt="" /></p>', array( '' ) ),
			'HTML as typed'        => array( '<!-- wp:html --><img class="wp-image-7" src="a.jpg" alt=""><!-- /wp:html -->', array( '' ) ),
			'media beside text'    => array(
				'<!-- wp:media-text {"mediaPosition":"right"} --><div class="wp-block-media-text"><div class="wp-block-media-text__content"><!-- wp:html --><img src="spacer.gif" alt=""><!-- /wp:html --></div><figure class="wp-block-media-text__media"><img src="a.jpg" alt=""/></figure></div><!-- /wp:media-text -->',
				array( '', null ),
			),
		);
	}

	/**
	 * The alt texts of images; null for an image without one.
	 *
	 * @param string $html HTML.
	 */
	private static function alts( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$alts = array();
		while ( $tags->next_tag( 'img' ) ) {
			$alts[] = $tags->get_attribute( 'alt' );
		}
		return $alts;
	}
}
