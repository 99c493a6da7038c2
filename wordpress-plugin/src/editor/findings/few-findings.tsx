import { FindingList, type FindingListProps } from './finding-list.tsx';
import { FoldedFindings } from './folded-findings.tsx';

/** Maximum number of findings shown at once. */
const mostShown = 7;

/** The most important findings; more appear as these are fixed. */
export const FewFindings = ({ findings, htmls }: FindingListProps) => (
	<>
		<FindingList findings={findings.slice(0, mostShown)} htmls={htmls} />
		<FoldedFindings kind="more" findings={findings.slice(mostShown)} htmls={htmls} />
	</>
);
