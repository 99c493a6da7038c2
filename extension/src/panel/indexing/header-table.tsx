import type { ResponseFacts } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';

type Header = NonNullable<ResponseFacts['headers']>[number];

interface HeaderTableProps {
	readonly headers: readonly Header[];
}

/** The headers of the response, word for word. */
export function HeaderTable({ headers }: HeaderTableProps) {
	const { texts } = useLanguage();
	const columns = useMemo(() => headerColumns(texts), [texts]);
	return (
		<DataTable
			name={texts.search.indexing.headers}
			fileName="headers"
			rows={headers}
			columns={columns}
			keyOf={keyOf}
		/>
	);
}

const keyOf = (header: Header) => header.join(': ');

const headerColumns = ({ table: { columns: names } }: Texts): readonly Column<Header>[] => [
	{ id: 'name', name: names.name, place: 'side', value: ([name]) => name },
	{ id: 'value', name: names.value, place: 'main', value: ([, value]) => value },
];
