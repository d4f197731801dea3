/** Where the parts of this installation are: whoever starts the command knows. */
export interface Home {
  /** The folder of the built browser app. */
  readonly web: string;
  /** The root of the checkout that the app is built from; absent where npm has installed it built. */
  readonly sources?: string;
}
