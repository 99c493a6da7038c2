import type { ReportedRule } from '@plumbline/core';
import { SeverityMark } from './severity-mark.tsx';

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
