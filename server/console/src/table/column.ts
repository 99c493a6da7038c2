import type { Column as AnyColumn } from '@plumbline/ui';

export interface Column<Row> extends AnyColumn<Row> {
	/** Hidden until somebody asks for it. */
	readonly isExtra?: boolean;
	/** Says what changed since the time before. */
	readonly isChange?: boolean;
}
