/** Where webpack loads chunks from. */
declare var __webpack_public_path__: string;
