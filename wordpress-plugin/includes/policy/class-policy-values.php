<?php
/**
 * What a site's policy may be.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Meta\Meta_Values;

defined( 'ABSPATH' ) || exit;

/** Makes of anything a policy: what has to be right before publishing, and what is not told on this site. */
final class Policy_Values {

	const MOST  = 200;
	const KINDS = array( 'rule', 'class' );
	const NAME  = '/^[a-z0-9_]{1,100}$/';

	/**
	 * A whole policy.
	 *
	 * @param mixed $value What somebody wants to save, or has saved.
	 */
	public static function policy( $value ): array {
		$policy = is_array( $value ) ? $value : array();
		return array(
			'blocking'   => self::blocking( $policy['blocking'] ?? array() ),
			'dismissals' => self::dismissals( $policy['dismissals'] ?? array() ),
		);
	}

	/**
	 * Rules that hold a post back, each once; no post types or roles stand for all of them.
	 *
	 * @param mixed $value What somebody wants to save.
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
	 * What is not told, each once with its reason, who said so (0 for nobody known) and when (seconds).
	 *
	 * @param mixed $value What somebody wants to save.
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

	/** A policy as the REST API describes it. */
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

	/** A list of rules that hold a post back. */
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

	/** What somebody says of a dismissal. */
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

	/** Name of a rule or of a class. */
	private static function name_schema(): array {
		return array(
			'type'     => 'string',
			'pattern'  => trim( self::NAME, '/' ),
			'required' => true,
		);
	}

	/**
	 * Whether it can be the name of a rule or of a class.
	 *
	 * @param mixed $value Anything.
	 */
	private static function is_name( $value ): bool {
		return is_string( $value ) && 1 === preg_match( self::NAME, $value );
	}

	/**
	 * Names of post types or roles. Those of a plugin that is off for now stay.
	 *
	 * @param mixed $value Anything.
	 */
	private static function keys( $value ): array {
		$keys = array_map( 'sanitize_key', array_filter( (array) $value, 'is_string' ) );
		return array_slice( array_values( array_unique( array_filter( $keys, 'strlen' ) ) ), 0, self::MOST );
	}

	/**
	 * A whole number from 0 on.
	 *
	 * @param mixed $value Anything.
	 */
	private static function number( $value ): int {
		return is_numeric( $value ) ? absint( $value ) : 0;
	}
}
