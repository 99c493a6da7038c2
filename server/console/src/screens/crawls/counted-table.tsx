import { ScrollBox } from '@plumbline/ui';
import { ShortUrl } from '../../controls/short-url.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

interface CountedTableProps {
	readonly title: string;
	/** The counted thing, such as “Template”. */
	readonly head: string;
	readonly rows: readonly {
		readonly name: string;
		readonly count: number;
		readonly example: string;
	}[];
}

/** Names with a number of pages, and one of them as an example. Nothing without rows. */
export function CountedTable({ title, head, rows }: CountedTableProps) {
	const own = useLanguage().texts.crawls;
	const { whole } = useFormats();
	if (rows.length === 0) return null;
	return (
		<section class="card">
			<h2>{title}</h2>
			<ScrollBox label={title}>
				<table class="simple">
					<thead>
						<tr>
							<th scope="col">{head}</th>
							<th scope="col" class="number">
								{own.visited}
							</th>
							<th scope="col">{own.example}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ count, example, name }) => (
							<tr key={name}>
								<th scope="row" dir="auto">
									{name}
								</th>
								<td class="number">{whole(count)}</td>
								<td>
									<ShortUrl url={example} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
		</section>
	);
}
