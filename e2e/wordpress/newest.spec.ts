import { editorStories } from './editor-stories.ts';
import { storySite } from './site/story-site.ts';

editorStories({ wordpress: 'newest', prepared: storySite }, { deletesData: false });
