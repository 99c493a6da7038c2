<?php
/**
 * Functions for themes.
 *
 * @package Plumbline
 */

use Plumbline\Head\Shown_Page;
use Plumbline\Schema\Breadcrumb_Block;

defined( 'ABSPATH' ) || exit;

/** Prints the breadcrumb of the shown page; nothing on the home page, searches, dates and missing pages. */
function plumbline_breadcrumbs(): void {
	echo Breadcrumb_Block::html( Shown_Page::subject(), 'class="plumbline-breadcrumbs"' ); // phpcs:ignore WordPress.Security.EscapeOutput -- the HTML is escaped.
}
