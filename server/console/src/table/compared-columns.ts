import type { Column } from './column.ts';

/** Without a comparison there are no columns of changes, rather than empty ones. */
export function comparedColumns<Row>(
	columns: readonly Column<Row>[],
	isCompared: boolean,
): readonly Column<Row>[] {
	return isCompared ? columns : columns.filter(({ isChange }) => !isChange);
}
