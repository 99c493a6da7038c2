import { __, _n, sprintf } from '@wordpress/i18n';
import type { Progress } from './takeover-api.ts';

/** The progress so far. */
export function progressText({ direction, is_finished: isFinished, pages }: Progress): string {
	const count = new Intl.NumberFormat(document.documentElement.lang || undefined).format(pages);
	if (direction === 'undo') {
		/* translators: %s: a number. */
		const text = _n(
			'%s page or redirect was reset.',
			'%s pages and redirects were reset.',
			pages,
			'plumbline',
		);
		return sprintf(text, count);
	}
	/* translators: %s: a number. */
	const text = _n(
		'%s page or redirect was imported.',
		'%s pages and redirects were imported.',
		pages,
		'plumbline',
	);
	return isFinished
		? sprintf(text, count)
		: `${sprintf(text, count)} ${__('The import is not finished; it continues where it stopped.', 'plumbline')}`;
}
