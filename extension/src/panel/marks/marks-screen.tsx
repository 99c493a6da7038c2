import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Region } from '../../messaging/protocol.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import type { Column } from '../row-list/column.ts';
import { RowList } from '../row-list/row-list.tsx';
import { markGroups } from './mark-kinds.ts';
import { MarkSwitch } from './mark-switch.tsx';
import { useMarking } from './marking.ts';
import { landmarkRole } from './region-marks.ts';

/** Everything that can be marked on the page, and the landmarks and languages as a table. */
export function MarksScreen() {
	const { texts } = useLanguage();
	const { regions } = useMarking().drawn;
	const columns = useMemo(() => regionColumns(texts), [texts]);
	return (
		<>
			<h2>{texts.screens.marks}</h2>
			<p class="quiet-text">{texts.marks.why}</p>
			{markGroups.map((group) => (
				<MarkSwitch key={group} group={group} />
			))}
			<RowList
				name={texts.marks.regions}
				fileName="landmarks"
				rows={regions}
				columns={columns}
				keyOf={nodeOf}
				nodeOf={nodeOf}
			/>
		</>
	);
}

const nodeOf = ({ node }: Region) => node;

const regionColumns = ({ table: { columns: names } }: Texts): readonly Column<Region>[] => [
	{ id: 'element', name: names.element, place: 'side', value: ({ name }) => name },
	{ id: 'landmark', name: names.landmark, place: 'main', value: landmarkRole },
	{ id: 'language', name: names.language, place: 'side', value: ({ lang }) => lang },
];
