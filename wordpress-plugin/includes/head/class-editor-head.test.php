<?php
/**
 * Tests for the head of a post's page, as the editor knows it.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Page\Unchosen_Alt;
use Plumbline\Post_Language;
use Plumbline\Posts\Post_Address;
use Plumbline\Tests\WordPress_Test_Case;
use WP_Post;

/** Tests Editor_Head. */
final class Editor_Head_Test extends WordPress_Test_Case {

	/**
	 * Audits posts from their blocks and fields and from their pages, which WordPress renders.
	 */
	public function test_the_editor_and_the_page_have_the_same_verdict_on_thirty_posts(): void {
		$posts  = array_map( array( $this, 'both_ways' ), wp_json_file_decode( dirname( __DIR__, 2 ) . '/tests/posts.json', array( 'associative' => true ) ) );
		$answer = $this->audited( $posts );

		$this->assertGreaterThanOrEqual( 30, count( $answer ) );
		$this->assertSame( array_column( $answer, 'page', 'name' ), array_column( $answer, 'editor', 'name' ) );
	}

	public function test_front_page_and_posts_page_have_what_wordpress_gives_them(): void {
		$front = $this->post( array( 'post_type' => 'page' ) );
		$posts = $this->post( array( 'post_type' => 'page' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front->ID );
		update_option( 'page_for_posts', $posts->ID );
		update_option( 'blogdescription', 'All about tea' );

		$this->assertSame( 'Plumbline tests – All about tea', Editor_Head::of( $front )['title'] );
		$this->assertSame( '{title} – Plumbline tests', Editor_Head::of( $posts )['title'] );
	}

	public function test_templates_of_the_post_type_leave_open_what_changes_while_somebody_types(): void {
		$post = $this->post( array( 'post_excerpt' => 'A pot.' ) );
		$kind = Page_Kinds::every( Page_Kinds::POST, 'post' );
		$kind->set( Meta_Keys::TITLE, '{title} {separator} {tag} {separator} {site}{unheard}' );
		$kind->set( Meta_Keys::DESCRIPTION, '{intro} At {site}.' );
		$kind->set( Meta_Keys::HIDDEN, true );
		$head = Editor_Head::of( $post );

		$this->assertSame( '{title} - Plumbline tests', $head['title'] );
		$this->assertSame( '{intro} At Plumbline tests.', $head['description'] );
		$this->assertSame( 'Water comes first.', $head['intro'] );
		$this->assertTrue( $head['isKindHidden'] );
		$this->assertStringNotContainsString( 'noindex', $head['robots'] );
	}

	public function test_a_site_that_hides_from_search_engines_says_so(): void {
		update_option( 'blog_public', 0 );

		$this->assertSame( 'noindex, nofollow', Editor_Head::of( $this->post() )['robots'] );
	}

	/**
	 * A post as the editor has it, and its page.
	 *
	 * @param array $given A post of posts.json.
	 */
	private function both_ways( array $given ): array {
		$post = $this->created( $given );
		$both = array(
			'name'     => $given['name'],
			'head'     => Editor_Head::of( $post ),
			'language' => Post_Language::of( $post->ID ),
			'title'    => $post->post_title,
			'url'      => Post_Address::of( $post ),
			'meta'     => array_combine( Meta_Keys::WRITTEN, array_map( fn( $key ) => get_post_meta( $post->ID, $key, true ), Meta_Keys::WRITTEN ) ),
			'blocks'   => self::flat( parse_blocks( $post->post_content ) ),
			'html'     => $this->page_of( $post ),
		);
		// Otherwise the pages of other posts would list it.
		wp_delete_post( $post->ID, true );
		return $both;
	}

	/**
	 * Creates a post.
	 *
	 * @param array $given A post of posts.json.
	 */
	private function created( array $given ): WP_Post {
		$filler = '<p>' . str_repeat( 'A loaf of sourdough takes flour, water, salt and a day of patience. ', 5 ) . '</p>';
		$htmls  = array_merge( empty( $given['long'] ) ? array() : array( $filler ), $given['content'] ?? array() );
		$post   = $this->post(
			array(
				'post_author'  => $this->user( 'author' ),
				'post_type'    => $given['type'] ?? 'post',
				'post_title'   => $given['title'] ?? 'How to bake sourdough bread at home',
				'post_name'    => sanitize_title( $given['name'] ),
				'post_content' => wp_slash( implode( "\n\n", array_map( array( self::class, 'block' ), $htmls ) ) ),
			)
		);
		$meta   = $given['meta'] ?? array();
		$meta  += isset( $given['description'] ) ? array( Meta_Keys::DESCRIPTION => $given['description'] ) : array();
		$meta  += isset( $given['keyword'] ) ? array( Meta_Keys::KEYWORDS => array( array( 'keyword' => $given['keyword'], 'synonyms' => array() ) ) ) : array();
		foreach ( $meta as $key => $value ) {
			update_post_meta( $post->ID, $key, $value );
		}
		return $post;
	}

	/**
	 * HTML as a block of the kind that the editor would make of it.
	 *
	 * @param string $html The HTML.
	 */
	private static function block( string $html ): string {
		$is_heading = preg_match( '/^<h(\d)/', $html, $level );
		$names      = array( '<p>' => 'paragraph', '<fi' => 'image' );
		$name       = $is_heading ? 'heading {"level":' . $level[1] . '}' : $names[ substr( $html, 0, 3 ) ];
		return "<!-- wp:$name -->\n$html\n<!-- /wp:" . strtok( $name, ' ' ) . ' -->';
	}

	/**
	 * The blocks in one list, as the editor gives them to the audit.
	 *
	 * @param array $blocks Parsed blocks.
	 */
	private static function flat( array $blocks ): array {
		$flat = array();
		foreach ( $blocks as $block ) {
			if ( null !== $block['blockName'] ) {
				$html   = implode( '', array_filter( $block['innerContent'], 'is_string' ) );
				$flat[] = array( 'id' => 'b' . count( $flat ), 'name' => $block['blockName'], 'html' => $html );
			}
		}
		return $flat;
	}

	/**
	 * The page of a post, rendered by WordPress and its theme.
	 *
	 * @param WP_Post $post The post.
	 */
	private function page_of( WP_Post $post ): string {
		$this->go_to( get_permalink( $post ) );
		( new Head_Output() )->hook();
		Unchosen_Alt::hook();
		add_filter( 'wp_using_themes', '__return_true' );
		remove_action( 'template_redirect', 'redirect_canonical' );
		return self::printed(
			static function (): void {
				require ABSPATH . WPINC . '/template-loader.php';
			}
		);
	}

	/**
	 * Audits posts both ways.
	 *
	 * @param array $posts Posts of `both_ways`.
	 */
	private function audited( array $posts ): array {
		$file = get_temp_dir() . 'plumbline-both-ways-' . getmypid() . '.json';
		file_put_contents( $file, wp_json_encode( $posts ) );
		exec( escapeshellarg( (string) getenv( 'PLUMBLINE_NODE' ) ) . ' ' . escapeshellarg( dirname( __DIR__, 2 ) . '/tests/both-ways.ts' ) . ' ' . escapeshellarg( $file ), $output, $status );
		unlink( $file );
		$this->assertSame( 0, $status );
		return json_decode( implode( "\n", $output ), true );
	}
}
