/** Columns as wide as their widest cell. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	const lines = [heads, ...rows];
	const widths = heads.map((_, column) =>
		Math.max(...lines.map((line) => line[column]?.length ?? 0)),
	);
	return lines
		.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
		.map((line) => line.trimEnd())
		.join('\n');
}
