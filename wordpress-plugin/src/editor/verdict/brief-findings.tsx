import { type ReportedRule, type Severity, textsIn } from '@plumbline/core';
import { VisuallyHidden } from '@wordpress/components';
import { locale } from '../../settings/settings.ts';

const marks = { blocker: '!', error: '!', warning: '~', note: '·' } as const;

/** A sign beside a finding; screen readers get a word. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
	return (
		<>
			<span className={`plumbline-mark is-${severity}`} aria-hidden="true">
				{marks[severity]}
			</span>
			<VisuallyHidden>{textsIn(locale()).phrase(`severity_${severity}`)}: </VisuallyHidden>
		</>
	);
}

/** Findings and remedies, in a line each. */
export const BriefFindings = ({ findings }: { readonly findings: readonly ReportedRule[] }) => (
	<ul className="plumbline-brief">
		{findings.map(({ fix, headline, name, severity }) => (
			<li key={name} data-rule={name}>
				<SeverityMark severity={severity} />
				<span dir="auto">
					{headline} <span className="plumbline-brief__fix">{fix}</span>
				</span>
			</li>
		))}
	</ul>
);
