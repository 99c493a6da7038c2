import { fittedTexts, lineMarks, pageGlance } from '@plumbline/core';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../../language/language.ts';
import { Later } from '../../controls/later.tsx';
import { usePage } from '../../page-view.ts';
import { GlanceLineView } from './glance-line.tsx';
import { glanceRows } from './glance-rows.ts';

const loadGoogleLine = async () => (await import('./google-line.tsx')).GoogleLine;

/** The facts that people look up on every page, a line each, with the mark of its most important finding. */
export function Glance() {
	const { locale, texts } = useLanguage();
	const { facts, keywords, report, ruleSet, server } = usePage();
	const glance = useMemo(() => pageGlance(facts, ruleSet, new Date()), [facts, ruleSet]);
	const fitted = useMemo(() => fittedTexts(facts, ruleSet), [facts, ruleSet]);
	const rows = useMemo(
		() => glanceRows({ glance, fitted, facts, keywords, texts: texts.glance, locale }),
		[glance, fitted, keywords.join('\n'), texts, locale],
	);
	const marks = useMemo(() => lineMarks(report, glance), [report, glance]);
	return (
		<ul class="glance" aria-label={texts.glance.label}>
			{rows.map((row) => (
				<Fragment key={row.line}>
					<GlanceLineView row={row} mark={marks.get(row.line) ?? null} />
					{row.line === 'robots' && server && <Later load={loadGoogleLine} />}
				</Fragment>
			))}
		</ul>
	);
}
