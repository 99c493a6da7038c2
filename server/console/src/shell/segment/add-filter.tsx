import { mostConditions } from '@plumbline/core/api';
import { Icon } from '@plumbline/ui';
import { Plus } from 'lucide';
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { useSegment } from '../../segment/use-segment.ts';

const FilterDialog = lazy(async () => (await import('./filter-dialog.tsx')).FilterDialog);

/** Opens the choice of one more condition. */
export function AddFilter() {
	const texts = useLanguage().texts.segment;
	const { segment } = useSegment();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				disabled={segment.length >= mostConditions}
				onClick={() => setOpen(true)}
			>
				<Icon icon={Plus} />
				{texts.add}
			</button>
			{isOpen && (
				<Suspense fallback={null}>
					<FilterDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
