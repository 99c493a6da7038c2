import '../../styles/findings.css';
import { type ReportedRule, sourceName, sourcesOf } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { useContext } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { explained } from '../../texts/explained.ts';
import { Menu } from '../controls/menu.tsx';
import { IgnoringContext } from './ignoring.ts';
import { Occurrences } from './occurrences.tsx';

/** The mark of each severity. A note has none: it is a hint that does not count. */
export const markOfSeverity = {
	blocker: 'wrong',
	error: 'wrong',
	warning: 'look',
	note: null,
} as const;

/**
 * One defect, as a line that says what is wrong; opened, it shows why, what to do, where, and the
 * source.
 */
export function Finding({ finding }: { readonly finding: ReportedRule }) {
	const { texts } = useLanguage();
	const ignoring = useContext(IgnoringContext);
	const { group, difficulty, headline, why, fix } = explained(finding);
	const { occurrenceCount, severity, status } = finding;
	const mark = status === 'information' ? null : markOfSeverity[severity];
	return (
		<details class={`finding ${mark ?? ''}`} data-rule={finding.name}>
			<summary>
				<span class="row-mark">{mark && <StateMark state={mark} />}</span>
				<span class="headline">
					<span dir="auto" title={headline}>
						{headline}
					</span>
					<small>
						{texts.groups[group]} · {texts.difficulties[difficulty]}
					</small>
				</span>
				{occurrenceCount > 1 && <small>{occurrenceCount}&thinsp;×</small>}
			</summary>
			<div class="detail">
				<div class="detail-text">
					<p>
						{why}
						{texts.gap}
						<b>{fix}</b>
					</p>
					<Occurrences finding={finding} />
					<div class="finding-end">
						<Evidence finding={finding} />
						{ignoring && finding.status === 'failed' && (
							<Menu>
								<button
									type="button"
									class="plain"
									onClick={() => ignoring.ignore({ headline, rule: finding.name })}
								>
									{texts.findings.ignoreRule}
								</button>
							</Menu>
						)}
					</div>
				</div>
			</div>
		</details>
	);
}

/** The source of a rule, and how much it weighs. */
function Evidence({ finding }: { readonly finding: ReportedRule }) {
	const { phrase } = useLanguage();
	return (
		<p class="source">
			<span class="tag">{phrase(`class_${finding.class}`)}</span>
			{sourcesOf(finding).map((url) => (
				<a key={url} href={url} target="_blank" rel="noreferrer" dir="ltr">
					{sourceName(url)}
				</a>
			))}
		</p>
	);
}
