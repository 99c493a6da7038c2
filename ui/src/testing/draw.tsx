import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import { LanguageContext } from '../language/language.ts';
import type { UiTexts } from '../language/ui-texts.ts';

const ui: UiTexts = {
	copy: ({ what }) => `Copy: ${what}`,
	copied: ({ what }) => `Copied: ${what}`,
	notCopied: 'Not copied.',
	marks: {
		right: 'right',
		look: 'have a look',
		wrong: 'wrong',
		unknown: 'unknown',
		not_applicable: 'not applicable',
	},
	change: {
		better: ({ by }) => `${by} better`,
		worse: ({ by }) => `${by} worse`,
		unchanged: 'unchanged',
		usual: ({ change }) => `${change}, within the usual`,
		unknown: 'unknown',
	},
	table: {
		filter: 'Filter',
		filterHint: 'Rows with all words.',
		shownOf: ({ all, shown }) => `${shown} of ${all}`,
		nothingFits: 'No row fits.',
		select: ({ row }) => `Select: ${row}`,
		selectAll: 'Select all',
		allRows: 'all rows',
		selectedRows: ({ count }) => `${count} selected`,
		csv: ({ rows }) => `CSV: ${rows}`,
	},
	chart: { day: 'Day', noValue: 'no value', nothing: 'Nothing measured.', values: 'All values' },
};

/** Draws in a host with English texts, and returns the element. Drawing there again changes it. */
export async function draw(
	children: ComponentChildren,
	place = document.body.appendChild(document.createElement('div')),
): Promise<HTMLElement> {
	await act(() =>
		render(
			<LanguageContext.Provider value={{ locale: 'en', texts: { ui } }}>
				{children}
			</LanguageContext.Provider>,
			place,
		),
	);
	return place;
}
