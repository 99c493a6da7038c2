import { differentLines, type GlanceLine, type PageGlance } from '@plumbline/core';
import type { KeptAudit } from '../../history/kept-audit.ts';
import { useLanguage } from '../../language/language.ts';
import { glanceRows } from '../overview/glance/glance-rows.ts';
import { useComparisonTexts } from './use-comparison-texts.ts';

interface FactChangesProps {
	readonly before: KeptAudit;
	readonly now: KeptAudit;
	readonly isOtherPage: boolean;
}

/** The lines of the overview that differ, each with both values. */
export function FactChanges({ before, now, isOtherPage }: FactChangesProps) {
	const { locale, texts: all } = useLanguage();
	const texts = useComparisonTexts();
	const title = <h3>{isOtherPage ? texts.facts : texts.factsSince}</h3>;
	if (!before.glance || !now.glance) {
		return (
			<>
				{title}
				<p>{texts.unknownFacts}</p>
			</>
		);
	}
	const valuesOf = (glance: PageGlance) => {
		const given = { glance, fitted: null, facts: null, keywords: [], texts: all.glance, locale };
		return new Map<GlanceLine, string>(glanceRows(given).map(({ line, value }) => [line, value]));
	};
	const [old, fresh] = [valuesOf(before.glance), valuesOf(now.glance)];
	const lines = differentLines(before.glance, now.glance);
	return (
		<>
			{title}
			{lines.length === 0 && <p>{texts.noFacts}</p>}
			<dl class="fact-changes">
				{lines.map((line) => (
					<div key={line} data-line={line}>
						<dt>{all.glance.lines[line]}</dt>
						<dd class="removed">
							<small>{isOtherPage ? texts.there : texts.before}</small> <bdi>{old.get(line)}</bdi>
						</dd>
						<dd class="added">
							<small>{isOtherPage ? texts.here : texts.now}</small> <bdi>{fresh.get(line)}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}
