import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { usePostMeta } from '../../post/screen/use-screen.ts';
import { settings } from '../../settings/settings.ts';
import { directiveTexts } from '../fields/robots-fields.tsx';
import { type IndexingNote, indexingNoteOf } from './indexing-note.ts';

/** Repeats before publishing the settings that decide how search engines treat the post, whatever their origin. */
export function IndexingNotes({ url }: { readonly url: string | null }) {
	const edited = usePostMeta();
	if (!edited || settings().head.owner !== null) return null;
	const note = indexingNoteOf(edited[0], url);
	return (
		<>
			{note.isHidden && <HiddenNote />}
			{note.canonical !== null && <CanonicalNote {...note} canonical={note.canonical} />}
			{note.robots.length > 0 && <RobotsNote {...note} />}
		</>
	);
}

const HiddenNote = () => (
	<Notice status="info" isDismissible={false}>
		{__(
			'This post should stay out of search: search engines are asked not to index it.',
			'plumbline',
		)}
	</Notice>
);

interface CanonicalNoteProps extends Pick<IndexingNote, 'isElsewhere'> {
	readonly canonical: string;
}

const CanonicalNote = ({ canonical, isElsewhere }: CanonicalNoteProps) => (
	<Notice status={isElsewhere ? 'warning' : 'info'} isDismissible={false}>
		{isElsewhere
			? __(
					'The canonical URL of this post is on a different site. Search engines are asked to show that page instead:',
					'plumbline',
				)
			: __(
					'This post has the canonical URL of a different page. Search engines are asked to show that page instead:',
					'plumbline',
				)}{' '}
		<span className="plumbline-address" dir="ltr">
			{canonical}
		</span>
	</Notice>
);

function RobotsNote({ robots }: Pick<IndexingNote, 'robots'>) {
	const texts = directiveTexts();
	return (
		<Notice status="info" isDismissible={false}>
			{sprintf(
				/* translators: %s: directives, such as “Do not follow links”. */
				__('Directives for search engines: %s', 'plumbline'),
				robots.map((directive) => texts[directive]).join(' · '),
			)}
		</Notice>
	);
}
