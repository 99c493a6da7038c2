<?php
/**
 * Dismissals of a writer or of the site.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Policy\Site_Policy;

defined( 'ABSPATH' ) || exit;

/** Finds the failed rules of a report that are dismissed for a post. */
final class Dismissals {

	/**
	 * Names by kind.
	 *
	 * @var array
	 */
	private $names;

	/**
	 * The dismissals of a post and its site.
	 *
	 * @param int $post_id The post.
	 */
	public static function of( int $post_id ): self {
		$dismissals        = new self();
		$dismissals->names = array_fill_keys( Meta_Values::DISMISSAL_KINDS, array() );
		$of_post           = Meta_Values::dismissals( get_post_meta( $post_id, Meta_Keys::DISMISSALS, true ) );
		foreach ( array_merge( $of_post, Site_Policy::get()['dismissals'] ) as $one ) {
			$dismissals->names[ $one['kind'] ][] = $one['name'];
		}
		return $dismissals;
	}

	/**
	 * Whether all findings of a failed rule are dismissed.
	 *
	 * @param array $rule The rule in the server's report.
	 */
	public function cover( array $rule ): bool {
		$occurrences = array_column( $rule['occurrences'], 'id' );
		return in_array( $rule['rule_name'], $this->names['rule'], true )
			|| in_array( $rule['class'], $this->names['class'], true )
			|| ( array() !== $occurrences && count( $occurrences ) === $rule['occurrence_count'] && array() === array_diff( $occurrences, $this->names['occurrence'] ) );
	}
}
