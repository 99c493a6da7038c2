import { type ReportedRule, sourceName, sourcesOf } from '@plumbline/core';
import { useContext } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { explained } from '../../texts/explained.ts';
import { Menu } from '../controls/menu.tsx';
import { IgnoringContext } from './ignoring.ts';
import { Occurrences } from './occurrences.tsx';

/** The severity of a finding as a sign and a color. */
export const dots = {
	blocker: { sign: '!', tone: 'bad' },
	error: { sign: '!', tone: 'bad' },
	warning: { sign: '~', tone: 'warn' },
	note: { sign: '·', tone: 'quiet' },
} as const;

interface FindingProps {
	readonly finding: ReportedRule;
	/** The initial state; the user opens and closes it afterwards. */
	readonly isOpen?: boolean;
}

/**
 * One defect, as a line that says what is wrong; opened, it shows why, what to do, where, and the
 * source.
 */
export function Finding({ finding, isOpen = false }: FindingProps) {
	const { texts } = useLanguage();
	const ignoring = useContext(IgnoringContext);
	const { group, difficulty, headline, why, fix } = explained(finding);
	return (
		<details class="finding" data-rule={finding.name} open={isOpen}>
			<summary>
				<SeverityDot finding={finding} />
				<span class="headline">
					<span dir="auto" title={headline}>
						{headline}
					</span>
					<small>
						{texts.groups[group]} · {texts.difficulties[difficulty]}
					</small>
				</span>
			</summary>
			<div class="detail">
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
		</details>
	);
}

function SeverityDot({ finding }: { readonly finding: ReportedRule }) {
	const { sign, tone } =
		finding.status === 'information' ? { sign: 'i', tone: 'quiet' } : dots[finding.severity];
	return (
		<span class={`dot ${tone}`} aria-hidden="true">
			{sign}
		</span>
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
