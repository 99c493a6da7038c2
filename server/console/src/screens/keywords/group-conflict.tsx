import { useLanguage } from '../../language/language.ts';
import type { GroupChange } from './group-edit.ts';

interface GroupConflictProps {
	/** The other person’s changes. */
	readonly change: GroupChange;
	readonly seenName: string;
	readonly isRunning: boolean;
	readonly onBoth: () => void;
	readonly onMine: () => void;
	readonly onTheirs: () => void;
}

const mostNamed = 20;

/** Shows what somebody else saved meanwhile, and asks what to keep. */
export function GroupConflict(props: GroupConflictProps) {
	const { change, isRunning, onBoth, onMine, onTheirs, seenName } = props;
	const { texts } = useLanguage();
	const own = texts.groups;
	return (
		<div class="notice bad" role="alert">
			<p>{own.changedMeanwhile}</p>
			<dl class="facts">
				{change.name !== seenName && (
					<>
						<dt>{own.name}</dt>
						<dd dir="auto">{change.name}</dd>
					</>
				)}
				<Keywords name={own.added} keywords={change.add} />
				<Keywords name={own.removed} keywords={change.remove} />
			</dl>
			<div class="actions">
				<button type="button" class="primary" onClick={onBoth}>
					{own.keepBoth}
				</button>
				<button type="button" disabled={isRunning} onClick={onMine}>
					{own.keepMine}
				</button>
				<button type="button" onClick={onTheirs}>
					{own.keepTheirs}
				</button>
			</div>
		</div>
	);
}

function Keywords({
	name,
	keywords,
}: {
	readonly name: string;
	readonly keywords: readonly string[];
}) {
	if (keywords.length === 0) return null;
	const named = keywords.slice(0, mostNamed).join(', ');
	return (
		<>
			<dt>{name}</dt>
			<dd dir="auto">{keywords.length > mostNamed ? `${named} …` : named}</dd>
		</>
	);
}
