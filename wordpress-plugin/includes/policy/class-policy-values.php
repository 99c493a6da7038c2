<?php
/**
 * Valid values of a site's policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Meta\Meta_Values;

defined( 'ABSPATH' ) || exit;

/** Sanitizes a policy: the rules that block publishing, and the rules dismissed for the site. */
final class Policy_Values {

	const MOST  = 200;
	const KINDS = array( 'rule', 'class' );
	const NAME  = '/^[a-z0-9_]{1,100}$/';

	/**
	 * Sanitizes a whole policy.
	 *
	 * @param mixed $value A submitted or stored value.
	 */
	public static function policy( $value ): array {
		$policy = is_array( $value ) ? $value : array();
		return array(
			'blocking'   => self::blocking( $policy['blocking'] ?? array() ),
			'dismissals' => self::dismissals( $policy['dismissals'] ?? array() ),
		);
	}

	/**
	 * Rules that block publishing, without duplicates. Empty post types or roles mean all of them.
	 *
	 * @param mixed $value The submitted value.
	 */
	private static function blocking( $value ): array {
		$blocking = array();
		foreach ( array_filter( (array) $value, 'is_array' ) as $one ) {
			if ( self::is_name( $one['rule'] ?? null ) ) {
				$blocking[ $one['rule'] ] = array(
					'rule'       => $one['rule'],
					'post_types' => self::keys( $one['post_types'] ?? array() ),
					'roles'      => self::keys( $one['roles'] ?? array() ),
				);
			}
		}
		return array_slice( array_values( $blocking ), 0, self::MOST );
	}

	/**
	 * Dismissals without duplicates, with reason, user id (0 if unknown) and Unix time.
	 *
	 * @param mixed $value The submitted value.
	 */
	private static function dismissals( $value ): array {
		$dismissals = array();
		foreach ( array_filter( (array) $value, 'is_array' ) as $one ) {
			if ( self::is_name( $one['name'] ?? null ) && in_array( $one['kind'] ?? '', self::KINDS, true ) ) {
				$dismissals[ $one['kind'] . ' ' . $one['name'] ] = array(
					'kind'   => $one['kind'],
					'name'   => $one['name'],
					'reason' => Meta_Values::line( $one['reason'] ?? '' ),
					'by'     => self::number( $one['by'] ?? 0 ),
					'at'     => self::number( $one['at'] ?? 0 ),
				);
			}
		}
		return array_slice( array_values( $dismissals ), 0, self::MOST );
	}

	/** The REST schema of a policy. */
	public static function schema(): array {
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'blocking'   => self::blocking_schema(),
				'dismissals' => array(
					'type'  => 'array',
					'items' => array(
						'type'                 => 'object',
						'properties'           => self::dismissal_schema() + array(
							'by' => array( 'type' => 'integer' ),
							'at' => array( 'type' => 'integer' ),
						),
						'additionalProperties' => false,
					),
				),
			),
			'additionalProperties' => false,
		);
	}

	/** The schema of the rules that block publishing. */
	public static function blocking_schema(): array {
		$names = array(
			'type'    => 'array',
			'items'   => array( 'type' => 'string' ),
			'default' => array(),
		);
		return array(
			'type'     => 'array',
			'maxItems' => self::MOST,
			'items'    => array(
				'type'                 => 'object',
				'properties'           => array(
					'rule'       => self::name_schema(),
					'post_types' => $names,
					'roles'      => $names,
				),
				'additionalProperties' => false,
			),
		);
	}

	/** The schema of a dismissal as the client sends it. */
	public static function dismissal_schema(): array {
		return array(
			'kind'   => array(
				'type'     => 'string',
				'enum'     => self::KINDS,
				'required' => true,
			),
			'name'   => self::name_schema(),
			'reason' => array(
				'type'    => 'string',
				'default' => '',
			),
		);
	}

	/** The schema of the name of a rule or class. */
	private static function name_schema(): array {
		return array(
			'type'     => 'string',
			'pattern'  => trim( self::NAME, '/' ),
			'required' => true,
		);
	}

	/**
	 * True if a value can be the name of a rule or class.
	 *
	 * @param mixed $value Anything.
	 */
	private static function is_name( $value ): bool {
		return is_string( $value ) && 1 === preg_match( self::NAME, $value );
	}

	/**
	 * Names of post types or roles. Unknown ones stay, because their plugin may be inactive for
	 * now.
	 *
	 * @param mixed $value Anything.
	 */
	private static function keys( $value ): array {
		$keys = array_map( 'sanitize_key', array_filter( (array) $value, 'is_string' ) );
		return array_slice( array_values( array_unique( array_filter( $keys, 'strlen' ) ) ), 0, self::MOST );
	}

	/**
	 * A non-negative integer.
	 *
	 * @param mixed $value Anything.
	 */
	private static function number( $value ): int {
		return is_numeric( $value ) ? absint( $value ) : 0;
	}
}
