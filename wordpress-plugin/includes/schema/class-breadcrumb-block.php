<?php
/**
 * The breadcrumb that visitors see.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Head\Shown_Page;
use Plumbline\Meta\Subject;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** A block with the same steps as the structured data, in markup that only the theme styles. */
final class Breadcrumb_Block {

	const NAME = 'plumbline/breadcrumbs';

	/** The script that shows the block in the editor, where WordPress renders it. */
	const SCRIPT = 'plumbline-breadcrumbs';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'init', array( $this, 'register_block' ) );
	}

	/** Registers the block. */
	public function register_block(): void {
		wp_register_script( self::SCRIPT, false, array( 'wp-blocks', 'wp-block-editor', 'wp-element', 'wp-server-side-render' ), null, array( 'in_footer' => true ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- it has no file.
		wp_add_inline_script( self::SCRIPT, self::script() );
		register_block_type(
			self::NAME,
			array(
				'api_version'           => 3,
				'title'                 => __( 'Plumbline breadcrumbs', 'plumbline' ),
				'description'           => __( 'The way from the home page to this page, as in the structured data.', 'plumbline' ),
				'category'              => 'theme',
				'icon'                  => 'admin-links',
				'uses_context'          => array( 'postId' ),
				'supports'              => array(
					'align'      => array( 'wide', 'full' ),
					'color'      => array( 'link' => true ),
					'html'       => false,
					'multiple'   => false,
					'spacing'    => array(
						'margin'  => true,
						'padding' => true,
					),
					'typography' => array( 'fontSize' => true ),
				),
				'editor_script_handles' => array( self::SCRIPT ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
	}

	/**
	 * The block as HTML.
	 *
	 * @param array         $attributes Its attributes, which WordPress knows itself.
	 * @param string        $content    Nothing: the block is dynamic.
	 * @param WP_Block|null $block      The block.
	 */
	public function render( $attributes, $content = '', $block = null ): string {
		return self::html( self::page( $block ), get_block_wrapper_attributes() );
	}

	/**
	 * The breadcrumb of a page as HTML; empty where there is none.
	 *
	 * @param Subject|null $page       The page.
	 * @param string       $attributes Attributes of the element around it, as HTML.
	 */
	public static function html( ?Subject $page, string $attributes ): string {
		$items = array();
		$steps = $page ? Breadcrumb::steps( $page ) : array();
		$last  = array_pop( $steps );
		foreach ( $steps as $step ) {
			$items[] = sprintf( '<li><a href="%s">%s</a></li>', esc_url( $step['url'] ), self::text( $step['name'] ) );
		}
		return null === $last ? '' : sprintf(
			'<nav %s aria-label="%s"><ol>%s<li><span aria-current="page">%s</span></li></ol></nav>',
			$attributes,
			esc_attr__( 'Breadcrumbs', 'plumbline' ),
			implode( '', $items ),
			self::text( $last['name'] )
		);
	}

	/**
	 * The page that the block is on: for visitors the shown one, in the editor and the REST API the post.
	 *
	 * @param WP_Block|null $block The block.
	 */
	private static function page( ?WP_Block $block ): ?Subject {
		// Requests of the editor query no page.
		if ( 0 < did_action( 'wp' ) ) {
			return Shown_Page::subject();
		}
		$post_id = (int) ( $block->context['postId'] ?? 0 );
		return 0 === $post_id ? null : new Subject( Subject::POST, $post_id );
	}

	/**
	 * Plain text as HTML. Unlike `esc_html`, it also escapes what looks like an entity.
	 *
	 * @param string $text The text.
	 */
	private static function text( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
	}

	/** Tells the editor to let WordPress render the block; everything else it knows from PHP. */
	private static function script(): string {
		return sprintf(
			'wp.blocks.registerBlockType( %1$s, { edit: function ( props ) {
	return wp.element.createElement( "div", wp.blockEditor.useBlockProps(), wp.element.createElement( wp.serverSideRender, {
		block: %1$s, attributes: props.attributes, skipBlockSupportAttributes: true, urlQueryArgs: { post_id: props.context.postId }
	} ) );
} } );',
			wp_json_encode( self::NAME )
		);
	}
}
