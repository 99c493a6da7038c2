import { Icon } from '@plumbline/ui';
import { Bookmark } from 'lucide';
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { ChosenSite } from '../../site/site.ts';

const ViewsDialog = lazy(async () => (await import('./views-dialog.tsx')).ViewsDialog);

/** Opens the views that people saved for the site. */
export function ViewsMenu({ chosen }: { readonly chosen: ChosenSite }) {
	const texts = useLanguage().texts.savedViews;
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<Icon icon={Bookmark} />
				{texts.title}
			</button>
			{isOpen && (
				<Suspense fallback={null}>
					<ViewsDialog site={chosen.site.site_global_key} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
