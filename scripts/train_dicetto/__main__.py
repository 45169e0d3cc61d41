"""`python -m scripts.train_dicetto`."""

from __future__ import annotations

import os

os.environ.setdefault("CUPY_TF32", "1")  # before CuPy is imported: matrix products with 10 bits of each factor, on the tensor cores

from scripts.train_dicetto.train import main

main()
