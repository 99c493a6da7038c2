<?php
/**
 * Tests for the meta tags of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Appearance\Site_Identity;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;
use WP_Post;

/** Tests Head_Output. */
final class Head_Output_Test extends WordPress_Test_Case {

	public function test_wordpress_prints_its_own_head_until_the_writer_fills_in_a_field(): void {
		update_option( Head_Switches::OPTION, array() );
		$post = $this->post();
		$head = $this->head( $post );

		$this->assertStringContainsString( '<title>Brewing tea &#8211; Plumbline tests</title>', $head );
		$this->assertStringContainsString( '<link rel="canonical" href="http://example.org/brewing-tea/" />', $head );
		$this->assertStringNotContainsString( 'name="description"', $head );
		$this->assertStringNotContainsString( 'og:', $head );
		$this->assertStringNotContainsString( 'noindex', $head );
		$this->assertStringNotContainsString( 'ld+json', $head );
	}

	public function test_cards_and_structured_data_come_from_title_excerpt_and_featured_image(): void {
		$post  = $this->post( array( 'post_title' => 'Tea </script>', 'post_excerpt' => 'A <b>pot</b>.', 'post_author' => 1 ) );
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Pot' ), 'pot.png' );
		update_post_meta( $image, '_wp_attachment_metadata', array( 'width' => 1200, 'height' => 630, 'file' => 'pot.png' ) );
		update_post_meta( $image, '_wp_attachment_image_alt', 'A pot' );
		set_post_thumbnail( $post, $image );
		$head = $this->head( $post );

		$this->assertStringContainsString( '<meta property="og:title" content="Tea">', $head );
		$this->assertStringContainsString( '<meta property="og:description" content="A pot.">', $head );
		$this->assertStringContainsString( '<meta name="description" content="A pot.">', $head );
		$this->assertMatchesRegularExpression( '~<meta property="og:image" content="http://example.org/[^"]*pot.png">~', $head );
		$this->assertStringContainsString( '<meta property="og:image:alt" content="A pot">', $head );
		$this->assertStringContainsString( '<meta name="twitter:card" content="summary_large_image">', $head );
		$entities = array_column( self::graph_in( $head ), null, '@type' );
		$this->assertSame( array( 'Organization', 'BlogPosting', 'BreadcrumbList' ), array_keys( $entities ) );
		$this->assertSame( 'Tea', $entities['BlogPosting']['headline'] );
		$this->assertSame( 'admin', $entities['BlogPosting']['author']['name'] );
		$this->assertStringEndsWith( 'pot.png', $entities['BlogPosting']['image'] );
		$this->assertSame( array( 'Plumbline tests', 'Uncategorized', 'Tea' ), array_column( $entities['BreadcrumbList']['itemListElement'], 'name' ) );
	}

	public function test_the_excerpt_is_the_description_only_where_the_site_wants_that_and_everybody_may_read_it(): void {
		$excerpt = array( 'post_excerpt' => 'A pot.' );
		$this->assertStringNotContainsString( 'A pot.', $this->head( $this->post( $excerpt + array( 'post_password' => 'leaves' ) ) ) );
		$described = $this->head( $this->post( $excerpt ), array( Meta_Keys::DESCRIPTION => 'A cup.' ) );
		$this->assertStringContainsString( '<meta name="description" content="A cup.">', $described );
		update_option( Head_Switches::OPTION, array( Head_Switches::SOCIAL ) );
		$this->assertStringNotContainsString( 'name="description"', $this->head( $this->post( $excerpt ) ) );
	}

	public function test_a_category_has_the_description_that_wordpress_stores(): void {
		wp_update_term( 1, 'category', array( 'description' => 'All <em>about</em> tea.' ) );
		$head = $this->head( $this->post(), array(), '/?cat=1' );

		$this->assertStringContainsString( '<meta name="description" content="All about tea.">', $head );
		$this->assertStringContainsString( '<meta property="og:type" content="website">', $head );
		update_option( Head_Switches::OPTION, array( 'else', Head_Switches::SCHEMA ) );
		$this->assertStringNotContainsString( 'All about tea.', $this->head( $this->post(), array(), '/?cat=1' ) );
	}

	public function test_the_home_page_describes_the_site_and_a_search_page_has_no_description(): void {
		$home = $this->head( $this->post(), array(), '/' );

		$this->assertSame( array( 'WebSite', 'Organization' ), array_column( self::graph_in( $home ), '@type' ) );
		$this->assertStringNotContainsString( 'ld+json', $this->head( $this->post(), array(), '/?s=tea' ) );
	}

	public function test_a_protected_post_keeps_its_excerpt_and_picture_secret(): void {
		$head = $this->head( $this->post( array( 'post_excerpt' => 'Secret', 'post_password' => 'tea' ) ) );

		$this->assertStringNotContainsString( 'Secret', $head );
		$this->assertStringNotContainsString( 'ld+json', $head );
	}

	public function test_cards_of_jetpack_are_not_doubled(): void {
		$this->assertTrue( Social_Tags::is_automatic() );
		add_action( 'wp_head', 'jetpack_og_tags' );

		$this->assertFalse( Social_Tags::is_automatic() );
	}

	public function test_the_writer_decides_title_description_and_canonical(): void {
		$head = $this->head(
			$this->post(),
			array(
				Meta_Keys::TITLE       => 'How to brew “green” tea',
				Meta_Keys::DESCRIPTION => 'Tea & "water" <in> a pot.',
				Meta_Keys::CANONICAL   => 'https://example.com/tea/?a=1&b=2',
			)
		);

		$this->assertStringContainsString( '<title>How to brew “green” tea</title>', $head );
		$this->assertStringContainsString( '<meta name="description" content="Tea &amp; &quot;water&quot; &lt;in&gt; a pot.">', $head );
		$this->assertStringContainsString( '<link rel="canonical" href="https://example.com/tea/?a=1&#038;b=2" />', $head );
	}

	public function test_every_kind_of_page_has_its_template_and_searches_are_escaped(): void {
		$this->site( array( Meta_Keys::SEPARATOR => '»', Meta_Keys::SITE_NAME => 'Tea & <i>' ) );
		$this->post( array( 'post_author' => 1, 'post_date' => '2020-02-03 00:00:00', 'post_name' => 'dated' ) );
		foreach ( Page_Kinds::all() as $kind ) {
			$kind->set( Meta_Keys::TITLE, '<b>{title}</b> {separator} {query} {separator} {unheard} {separator} {site}' );
			$kind->set( Meta_Keys::DESCRIPTION, '"><script>{title}{unheard}' );
		}
		$titles = array(
			'/?cat=1'                        => 'Uncategorized',
			'/?author=1'                     => 'admin',
			'/?m=202002'                     => 'February 2020',
			'/nothing-here/'                 => 'Page not found',
			get_permalink( $this->post() )   => 'Brewing tea',
		);
		foreach ( $titles as $address => $title ) {
			$head = $this->head( $this->post(), array(), $address );
			$this->assertStringContainsString( "<title>&lt;b&gt;$title&lt;/b&gt; » Tea &#038; &lt;i&gt;</title>", $head );
			$this->assertStringNotContainsString( 'unheard', $head );
			$this->assertStringNotContainsString( '"><script>', $head );
		}
		$head = $this->head( $this->post(), array(), '/?s=' . rawurlencode( '</title><script>alert(1)' ) );
		$this->assertMatchesRegularExpression( '~^<title>[^<]*» &lt;/title&gt;&lt;script&gt;alert\(1\) » Tea &#038; &lt;i&gt;</title>~', $head );
	}

	public function test_a_chosen_hyphen_stays_one_and_less_than_is_escaped(): void {
		$this->site( array( Meta_Keys::SEPARATOR => '-' ) );
		$this->assertStringContainsString( '<title>Brewing tea &#045; Plumbline tests</title>', $this->head( $this->post() ) );
		Page_Kinds::every( Page_Kinds::POST, 'post' )->set( Meta_Keys::TITLE, '{title} {separator} Pots' );
		$this->assertStringContainsString( '<title>Brewing tea &#045; Pots</title>', $this->head( $this->post() ) );
		$this->site( array( Meta_Keys::SEPARATOR => '<' ) );
		$this->assertStringContainsString( '<title>Brewing tea &lt; Pots</title>', $this->head( $this->post() ) );
	}

	public function test_the_canonical_and_the_url_for_sharing_are_the_same_and_page_two_has_its_own(): void {
		update_option( 'posts_per_page', 1 );
		$this->post( array( 'post_name' => 'second' ) );
		foreach ( array( '/?cat=1', '/?cat=1&paged=2', '/', '/page/2/', '/second/' ) as $address ) {
			$head = $this->head( $this->post(), array(), $address );
			preg_match_all( '/rel="canonical" href="([^"]*)"/', $head, $canonicals );
			preg_match( '/og:url" content="([^"]*)"/', $head, $shared );
			$this->assertSame( array( $shared[1] ), $canonicals[1], $address );
			$this->assertSame( false !== strpos( $address, '2' ), false !== strpos( $shared[1], '/page/2/' ), $address );
		}
		$this->assertStringNotContainsString( 'canonical', $this->head( $this->post(), array(), '/?s=tea' ) );
		$this->assertStringNotContainsString( 'canonical', $this->head( $this->post(), array(), '/nothing-here/' ) );
	}

	public function test_pages_of_a_hidden_kind_are_hidden_but_for_exceptions(): void {
		Page_Kinds::every( Page_Kinds::POST, 'post' )->set( Meta_Keys::HIDDEN, true );
		Page_Kinds::every( Page_Kinds::DATE )->set( Meta_Keys::HIDDEN, true );

		$this->assertStringContainsString( 'noindex', $this->head( $this->post() ) );
		$this->assertStringNotContainsString( 'noindex', $this->head( $this->post( array( 'post_type' => 'page' ) ) ) );
		$this->assertStringNotContainsString( 'noindex', $this->head( $this->post(), array( Meta_Keys::ROBOTS => array( 'index' ) ) ) );
		$this->post( array( 'post_date' => '2020-02-03 00:00:00', 'post_name' => 'dated' ) );
		$dated = $this->head( $this->post(), array(), '/?m=202002' );
		$this->assertStringContainsString( 'noindex', $dated );
		$this->assertStringNotContainsString( 'canonical', $dated );
	}

	public function test_the_picture_of_the_site_is_shared_where_a_page_has_none(): void {
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Pot' ), 'pot.png' );
		$this->site( array( Meta_Keys::SOCIAL_IMAGE => $image ) );

		$this->assertMatchesRegularExpression( '~og:image" content="[^"]*pot.png"~', $this->head( $this->post() ) );
	}

	public function test_variables_are_filled_in(): void {
		$head = $this->head( $this->post(), array( Meta_Keys::TITLE => '{title} | {site}', Meta_Keys::DESCRIPTION => '{excerpt}' ) );

		$this->assertStringContainsString( '<title>Brewing tea | Plumbline tests</title>', $head );
		$this->assertStringNotContainsString( 'name="description"', $head );
	}

	/**
	 * @dataProvider robots
	 */
	public function test_robots_read( array $meta, array $read, array $not ): void {
		preg_match( '/<meta name=.robots. content=.(.*?).\s\/>/', $this->head( $this->post(), $meta ), $found );
		$directives = explode( ', ', $found[1] ?? '' );

		$this->assertSame( array(), array_diff( $read, $directives ) );
		$this->assertSame( array(), array_intersect( $not, $directives ) );
	}

	public static function robots(): array {
		return array(
			'nothing of ours'        => array( array(), array(), array( 'noindex', 'nofollow' ) ),
			'noindex where hidden'   => array( array( Meta_Keys::HIDDEN => true ), array( 'noindex' ), array( 'nofollow' ) ),
			'the directives chosen' => array( array( Meta_Keys::ROBOTS => array( 'nofollow', 'noimageindex' ) ), array( 'nofollow', 'noimageindex' ), array( 'noindex' ) ),
		);
	}

	public function test_social_tags_are_printed_once_the_writer_fills_in_one(): void {
		$post = $this->post();
		$head = $this->head( $post, array( Meta_Keys::SOCIAL_TITLE => 'Tea!', Meta_Keys::DESCRIPTION => 'A pot.' ) );

		$this->assertStringContainsString( '<meta property="og:title" content="Tea!">', $head );
		$this->assertStringContainsString( '<meta property="og:description" content="A pot.">', $head );
		$this->assertStringContainsString( '<meta property="og:url" content="http://example.org/brewing-tea/">', $head );
		$this->assertStringContainsString( '<meta name="twitter:card" content="summary">', $head );
		$this->assertStringNotContainsString( 'og:image', $head );
	}

	public function test_a_title_for_sharing_falls_back_to_the_title_tag_and_then_to_the_post(): void {
		$shared = array( Meta_Keys::SOCIAL_DESCRIPTION => 'A pot.' );

		$this->assertStringContainsString( 'content="Brewing tea">', $this->head( $this->post(), $shared ) );
		$this->assertStringContainsString( '<meta property="og:title" content="In Google">', $this->head( $this->post(), $shared + array( Meta_Keys::TITLE => 'In Google' ) ) );
	}

	public function test_nothing_is_added_if_a_different_plugin_owns_the_head(): void {
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Yoast SEO';
			}
		);
		$head = $this->head( $this->post(), array( Meta_Keys::TITLE => 'Mine', Meta_Keys::DESCRIPTION => 'Mine', Meta_Keys::HIDDEN => true, Meta_Keys::SOCIAL_TITLE => 'Mine' ) );

		$this->assertStringNotContainsString( 'Mine', $head );
		$this->assertStringNotContainsString( 'noindex', $head );
		$this->assertStringNotContainsString( 'og:', $head );
		$this->assertStringNotContainsString( 'ld+json', $head );
	}

	public function test_a_list_of_posts_prints_no_meta_of_its_posts(): void {
		$head = $this->head( $this->post(), array( Meta_Keys::TITLE => 'Mine', Meta_Keys::DESCRIPTION => 'Mine', Meta_Keys::HIDDEN => true ), '/?s=tea' );

		$this->assertStringNotContainsString( 'Mine', $head );
	}

	public function test_the_page_that_lists_the_posts_has_its_own_head(): void {
		$blog = $this->post( array( 'post_type' => 'page', 'post_name' => 'blog', 'post_title' => 'Blog' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $blog->ID );
		update_option( 'page_on_front', $this->post( array( 'post_type' => 'page', 'post_name' => 'start' ) )->ID );
		$head = $this->head( $blog, array( Meta_Keys::TITLE => 'All posts', Meta_Keys::CANONICAL => 'https://example.com/blog/' ) );

		$this->assertStringContainsString( '<title>All posts</title>', $head );
		$this->assertStringContainsString( '<link rel="canonical" href="https://example.com/blog/">', $head );
	}

	public function test_a_sitemap_leaves_hidden_posts_out(): void {
		$this->hook();
		$hidden = $this->post( array( 'post_name' => 'hidden' ) );
		$shown  = $this->post( array( 'post_name' => 'shown' ) );
		update_post_meta( $hidden->ID, Meta_Keys::HIDDEN, true );
		update_post_meta( $shown->ID, Meta_Keys::HIDDEN, false );
		$this->post( array( 'post_name' => 'untouched' ) );
		$urls = array_column( ( new \WP_Sitemaps_Posts() )->get_url_list( 1, 'post' ), 'loc' );

		$this->assertSame( array( 'http://example.org/shown/', 'http://example.org/untouched/' ), $urls );
	}

	/**
	 * @dataProvider archives
	 */
	public function test_an_archive_has_a_head_of_its_own( callable $archive ): void {
		list( $subject, $address ) = $archive();
		$subject->set( Meta_Keys::TITLE, 'All of {title}' );
		$subject->set( Meta_Keys::DESCRIPTION, 'About {title} <here>.' );
		$subject->set( Meta_Keys::CANONICAL, 'https://example.com/all/' );
		$subject->set( Meta_Keys::HIDDEN, true );
		$subject->set( Meta_Keys::ROBOTS, array( 'nosnippet' ) );
		$head = $this->head( $this->post(), array(), $address );
		$name = Shown_Page::names( $subject )[0];

		$this->assertStringContainsString( "<title>All of $name", $head );
		$this->assertStringContainsString( "content=\"About $name &lt;here&gt;.\"", $head );
		$this->assertStringContainsString( '<link rel="canonical" href="https://example.com/all/">', $head );
		$this->assertMatchesRegularExpression( '/noindex, [^>]*nosnippet/', $head );
	}

	public static function archives(): array {
		return array(
			'of a category'  => array(
				static function (): array {
					return array( new Subject( Subject::TERM, 1 ), '/?cat=1' );
				},
			),
			'of an author'   => array(
				static function (): array {
					return array( new Subject( Subject::USER, 1 ), '/?author=1' );
				},
			),
			'the home page'  => array(
				static function (): array {
					return array( new Subject( Subject::HOME ), '/' );
				},
			),
		);
	}

	public function test_sitemaps_leave_hidden_categories_and_authors_out(): void {
		$this->hook();
		$this->post( array( 'post_author' => 1 ) );
		$this->assertCount( 1, ( new \WP_Sitemaps_Taxonomies() )->get_url_list( 1, 'category' ) );
		$this->assertCount( 1, ( new \WP_Sitemaps_Users() )->get_url_list( 1 ) );
		( new Subject( Subject::TERM, 1 ) )->set( Meta_Keys::HIDDEN, true );
		( new Subject( Subject::USER, 1 ) )->set( Meta_Keys::HIDDEN, true );

		$this->assertSame( array(), ( new \WP_Sitemaps_Taxonomies() )->get_url_list( 1, 'category' ) );
		$this->assertSame( array(), ( new \WP_Sitemaps_Users() )->get_url_list( 1 ) );
	}

	/**
	 * Sets values of the site.
	 *
	 * @param array $values Values by key.
	 */
	private function site( array $values ): void {
		foreach ( $values as $key => $value ) {
			( new Subject( Subject::SITE ) )->set( $key, $value );
		}
	}

	/**
	 * The head of a page.
	 *
	 * @param WP_Post $post    The post that the page shows.
	 * @param array   $meta    Its meta.
	 * @param string  $address The requested URL; empty for the post's.
	 */
	private function head( WP_Post $post, array $meta = array(), string $address = '' ): string {
		foreach ( $meta as $key => $value ) {
			update_post_meta( $post->ID, $key, $value );
		}
		$this->hook();
		$this->go_to( '' === $address ? get_permalink( $post ) : $address );
		// The theme prints the title, so it is not in wp_head.
		$head = '<title>' . wp_get_document_title() . '</title>' . self::printed( 'wp_head' );
		return (string) preg_replace( '~<style.*?</style>~s', '', $head );
	}

	/**
	 * The entities of structured data in a head.
	 *
	 * @param string $head The head.
	 */
	private static function graph_in( string $head ): array {
		preg_match( '~<script type="application/ld\+json">(.*?)</script>~s', $head, $found );
		return json_decode( $found[1] ?? '', true )['@graph'] ?? array();
	}

	/** Registers the hooks again, because the plugin checked the owner of the head when it started. */
	private function hook(): void {
		foreach ( array( 'document_title_parts', 'document_title_separator', 'wp_robots', 'get_canonical_url', 'wp_head' ) as $name ) {
			foreach ( $GLOBALS['wp_filter'][ $name ]->callbacks ?? array() as $priority => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					if ( is_array( $callback['function'] ) && ( $callback['function'][0] instanceof Head_Output || Site_Identity::class === $callback['function'][0] ) ) {
						remove_filter( $name, $callback['function'], $priority );
					}
				}
			}
		}
		( new Head_Output() )->hook();
	}
}
