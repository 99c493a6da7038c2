<?php
/**
 * Tests for rules that stored verdicts found broken.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Found_Rules. */
final class Found_Rules_Test extends WordPress_Test_Case {

	const FOOTER = '<a href="/x/">click here</a>';

	/**
	 * @dataProvider sites
	 */
	public function test_the_same_elements_on_most_audited_posts_are_the_template_s( array $elements_of_posts, array $shared ): void {
		foreach ( $elements_of_posts as $elements ) {
			$this->audited( $elements );
		}

		$this->assertSame( $shared, Found_Rules::on_most_posts( array( 'post' ), 0, count( $elements_of_posts ) ) );
	}

	public static function sites(): array {
		$footer = array( self::FOOTER );
		$own    = static function ( int $at ): array {
			return array( "<a href='/$at/'>click here</a>" );
		};
		return array(
			'all posts'                     => array( array( $footer, $footer, $footer ), array( 'links' => 3 ) ),
			'two of three'                  => array( array( $footer, $footer, array() ), array( 'links' => 2 ) ),
			'one has its own too'           => array( array( $footer, $footer, array_merge( $own( 1 ), $footer ) ), array( 'links' => 2 ) ),
			'half of them'                  => array( array( $footer, $footer, array(), array() ), array() ),
			'too few posts'                 => array( array( $footer, $footer ), array() ),
			'each has its own'              => array( array( $own( 1 ), $own( 2 ), $own( 3 ) ), array() ),
			'the beginnings are the same'   => array( array( array( '<p>' ), array( '<p>' ), array( '<p>' ) ), array() ),
		);
	}

	public function test_a_new_audit_replaces_the_elements(): void {
		$posts = array( $this->audited( array( self::FOOTER ) ), $this->audited( array( self::FOOTER ) ), $this->audited( array( self::FOOTER ) ) );
		self::audit( $posts[0], array() );
		self::audit( $posts[1], array( '<a href="/new/">click here</a>' ) );

		$this->assertSame( array(), Found_Rules::on_most_posts( array( 'post' ), 0, 3 ) );
		$this->assertSame( array( 2 ), array_column( Found_Rules::of( array( 'post' ), 0 ), 'count' ) );
	}

	public function test_a_rule_says_what_one_of_its_posts_does(): void {
		$this->audited( array( self::FOOTER ) );

		$this->assertSame( array( 'A link text does not say where it leads.' ), array_column( Found_Rules::of( array( 'post' ), 0 ), 'example' ) );
	}

	public function test_an_author_s_posts_are_counted_alone(): void {
		$author = $this->user( 'author' );
		foreach ( array( $author, $author, $author, 0, 0, 0, 0 ) as $owner ) {
			self::audit( $this->post( array( 'post_author' => $owner ) ), 0 === $owner ? array() : array( self::FOOTER ) );
		}

		$this->assertSame( array( 'links' => 3 ), Found_Rules::on_most_posts( array( 'post' ), $author, 3 ) );
		$this->assertSame( array(), Found_Rules::on_most_posts( array( 'post' ), 0, 7 ) );
	}

	/**
	 * A post with a verdict.
	 *
	 * @param string[] $elements The elements of its finding; empty for none.
	 */
	private function audited( array $elements ): \WP_Post {
		$post = $this->post();
		self::audit( $post, $elements );
		return $post;
	}

	/**
	 * Stores a verdict.
	 *
	 * @param \WP_Post $post     The post.
	 * @param string[] $elements The elements of its finding; empty for none.
	 */
	private static function audit( \WP_Post $post, array $elements ): void {
		$finding = array(
			'rule'     => 'links',
			'severity' => 'warning',
			'message'  => 'A link text does not say where it leads.',
			'fix'      => 'Say it.',
			'elements' => $elements,
		);
		Verdict::save( $post, array( 'score' => 90, 'indexable' => 'yes', 'rule_set' => \Plumbline\RULE_SET, 'source' => 'page', 'findings' => array() === $elements ? array() : array( $finding ) ) );
	}
}
