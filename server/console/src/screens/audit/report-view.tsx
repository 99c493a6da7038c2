import { isFine, verdictSeals, whyUnread } from '@plumbline/core';
import type { PageReport } from '@plumbline/core/api';
import { useLanguage } from '../../language/language.ts';
import { FindingView } from './finding-view.tsx';
import { shownFindings, type Weight } from './shown-findings.ts';

const shownAtFirst: readonly Weight[] = ['must', 'worth'];

/** The verdict first, then what to fix. */
export function ReportView({ report }: { readonly report: PageReport }) {
	const texts = useLanguage().texts.audit;
	const { verdict, counts, page_meta: page, audit } = report;
	const findings = shownFindings(audit);
	const main = findings.filter(({ weight }) => shownAtFirst.includes(weight));
	const notes = findings.filter(({ weight }) => weight === 'note');
	const { sign, tone } = verdictSeals[verdict?.indexable ?? 'unknown'];
	return (
		<article class="report">
			<header class="verdict">
				<span class={`seal ${tone}`} aria-hidden="true">
					{sign}
				</span>
				<div>
					<h2>{verdict?.summary}</h2>
					{counts && (
						<p class="quiet">
							{texts.counts({
								must: counts.blocker + counts.error,
								worth: counts.warning,
								notes: counts.note,
							})}{' '}
							· {texts.passed({ count: counts.passed })} ·{' '}
							{texts.notChecked({ count: counts.not_checked })}
						</p>
					)}
				</div>
			</header>
			<div class="listing" dir="auto">
				<span class="short-url" dir="ltr">
					{page.url}
				</span>
				<strong>{page.title || texts.noTitle}</strong>
				<p>{page.meta_description || texts.noDescription}</p>
			</div>
			{main.length > 0 ? (
				<section>
					<h3>{texts.fixFirst}</h3>
					{main.map((finding) => (
						<FindingView key={finding.rule.rule_name} finding={finding} />
					))}
				</section>
			) : (
				isGood(report) && <p class="notice good">{texts.nothingToFix}</p>
			)}
			{notes.length > 0 && (
				<details>
					<summary>{texts.notes({ count: notes.length })}</summary>
					{notes.map((finding) => (
						<FindingView key={finding.rule.rule_name} finding={finding} />
					))}
				</details>
			)}
		</article>
	);
}

/** Whether the page may be called fine: engines can show it, and it was read and has nothing to fix. */
export const isGood = ({ audit, verdict }: Pick<PageReport, 'audit' | 'verdict'>): boolean =>
	isFine(
		verdict?.indexable === 'yes' && whyUnread(audit) === null,
		audit.filter(({ ignored, severity }) => severity !== 'note' && !ignored),
	);
