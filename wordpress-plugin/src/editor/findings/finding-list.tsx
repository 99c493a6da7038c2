import type { ReportedRule } from '@plumbline/core';
import { useNextInList } from '../../controls/use-next-in-list.ts';
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
				<Item key={finding.name} finding={finding} htmls={htmls} />
			))}
		</ul>
	);
}

interface ItemProps extends Pick<FindingListProps, 'htmls'> {
	readonly finding: ReportedRule;
}

const Item = ({ finding, htmls }: ItemProps) => (
	<li ref={useNextInList()} data-rule={finding.name}>
		<Finding finding={finding} htmls={htmls} />
	</li>
);
