import type { ReportedRule } from '@plumbline/core';
import { Finding } from './finding.tsx';

export interface FindingListProps {
	readonly findings: readonly ReportedRule[];
	readonly htmls: ReadonlyMap<string, string>;
}

export function FindingList({ findings, htmls }: FindingListProps) {
	if (findings.length === 0) return null;
	return (
		<ul className="plumbline-findings">
			{findings.map((finding) => (
				<li key={finding.name} data-rule={finding.name}>
					<Finding finding={finding} htmls={htmls} />
				</li>
			))}
		</ul>
	);
}
