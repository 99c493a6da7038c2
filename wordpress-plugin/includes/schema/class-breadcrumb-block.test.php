<?php
/**
 * Tests for the breadcrumb that visitors see.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Head\Shown_Page;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Breadcrumb_Block. */
final class Breadcrumb_Block_Test extends WordPress_Test_Case {

	const BLOCK = '<!-- wp:plumbline/breadcrumbs /-->';

	public function test_the_steps_are_those_of_the_structured_data(): void {
		$grains = wp_insert_term( 'Grains &amp; "seeds"', 'category' )['term_id'];
		$rye    = wp_insert_term( 'Rye &amp;lt;', 'category', array( 'parent' => $grains ) )['term_id'];
		$post   = $this->post( array( 'post_category' => array( 1, $rye ), 'post_title' => '茶 <b>&lt;script&gt;</b>' ) );
		update_post_meta( $post->ID, Meta_Keys::PRIMARY_TERMS, array( $rye ) );
		foreach ( array( "/?p=$post->ID" => new Subject( Subject::POST, $post->ID ), "/?cat=$rye" => new Subject( Subject::TERM, $rye ), '/?author=1' => new Subject( Subject::USER, 1 ) ) as $address => $page ) {
			$this->go_to( $address );
			$items = Breadcrumb::of( $page )['itemListElement'];
			$nav   = self::nav( do_blocks( self::BLOCK ) );
			$links = iterator_to_array( $nav->getElementsByTagName( 'a' ) );
			$last  = $nav->getElementsByTagName( 'span' )->item( 0 );

			$this->assertSame( array_column( $items, 'name' ), array_merge( array_column( $links, 'textContent' ), array( $last->textContent ) ) );
			$this->assertSame( array_slice( array_column( $items, 'item' ), 0, -1 ), array_map( static fn( $link ) => $link->getAttribute( 'href' ), $links ) );
			$this->assertSame( array( 'Breadcrumbs', 'page' ), array( $nav->getAttribute( 'aria-label' ), $last->getAttribute( 'aria-current' ) ) );
			$this->assertSame( count( $items ), $nav->getElementsByTagName( 'li' )->length );
		}
	}

	/**
	 * @dataProvider pages_without_steps
	 */
	public function test_nothing_is_printed_on( string $address ): void {
		$this->post();
		$this->go_to( $address );

		$this->assertSame( '', do_blocks( self::BLOCK ) );
		$this->assertSame( '', Breadcrumb_Block::html( Shown_Page::subject(), '' ) );
	}

	public static function pages_without_steps(): array {
		return array(
			'the home page'    => array( '/' ),
			'a search'         => array( '/?s=tea' ),
			'a date'           => array( '/?year=2026' ),
			'a missing page'   => array( '/?p=999999' ),
		);
	}

	public function test_the_editor_shows_the_steps_of_the_edited_post(): void {
		$post = $this->post( array( 'post_status' => 'draft' ) );
		$this->log_in( 'author' );
		$this->assertSame( 403, $this->rendered( $post->ID )->get_status() );
		$this->log_in( 'editor' );

		$this->assertStringContainsString( '<span aria-current="page">Brewing tea</span>', $this->rendered( $post->ID )->get_data()['rendered'] );
	}

	public function test_the_names_are_translated_and_the_script_leaves_the_rest_to_php(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( Breadcrumb_Block::NAME );

		$this->assertSame( array( 'Plumbline breadcrumbs', true ), array( $type->title, $type->is_dynamic() ) );
		$this->assertStringContainsString( 'registerBlockType( "plumbline\/breadcrumbs"', implode( '', wp_scripts()->get_data( Breadcrumb_Block::SCRIPT, 'after' ) ) );
	}

	/**
	 * Asks WordPress for the block, as the editor does.
	 *
	 * @param int $post_id The edited post.
	 */
	private function rendered( int $post_id ): \WP_REST_Response {
		// Pages that other tests have queried.
		unset( $GLOBALS['wp_actions']['wp'] );
		$request = new \WP_REST_Request( 'GET', '/wp/v2/block-renderer/' . Breadcrumb_Block::NAME );
		$request->set_query_params( array( 'context' => 'edit', 'post_id' => $post_id ) );
		return rest_do_request( $request );
	}

	/**
	 * The element around the breadcrumb.
	 *
	 * @param string $html The block.
	 */
	private static function nav( string $html ): \DOMElement {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8">' . $html, LIBXML_NOERROR );
		return $document->getElementsByTagName( 'nav' )->item( 0 );
	}
}
