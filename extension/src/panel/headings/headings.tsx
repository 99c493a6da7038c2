import { headingOutline } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { headingMarks } from '../marks/heading-marks.ts';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { useMessagesByNode } from '../messages-by-node.ts';
import { usePage } from '../page-view.ts';
import { OutlineList } from './outline-list.tsx';

/** The outline that the headings of the page form. */
export function Headings() {
	const texts = useLanguage().texts.content;
	const { facts } = usePage();
	const messages = useMessagesByNode();
	const headings = facts.get('headings');
	const outline = useMemo(() => headingOutline(headings ?? []), [headings]);
	if (!headings) return <p class="quiet-text">{texts.unknownHere}</p>;
	if (headings.length === 0) return <p class="quiet-text">{texts.headings.none}</p>;
	return (
		<>
			<h2>{texts.headings.count(headings.length)}</h2>
			<MarkSwitch marksOf={() => headingMarks(headings, texts.headings.empty)} />
			<OutlineList entries={outline} messages={messages} />
		</>
	);
}
