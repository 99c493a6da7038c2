import { useLanguage } from '../language/language.ts';
import { useFormats } from '../language/use-formats.ts';
import type { ChartNote } from './notes-by-date.ts';

/** What changed on the day that a chart points at. */
export function NoteLine({ notes }: { readonly notes: readonly ChartNote[] }) {
	const texts = useLanguage().texts.chart;
	const noteText = useNoteText();
	return (
		<p class="note-line" dir="auto">
			{notes.length === 0 ? (
				<span class="quiet">{texts.noChange}</span>
			) : (
				texts.changed({ what: notes.map(noteText).join(' · ') })
			)}
		</p>
	);
}

/** “New titles (12 pages)”. */
export function useNoteText(): (note: ChartNote) => string {
	const texts = useLanguage().texts.chart;
	const { whole } = useFormats();
	return ({ pages, text }) =>
		pages === 1 ? text : texts.onPages({ what: text, pages: whole(pages) });
}
